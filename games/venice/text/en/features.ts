/** What the judge looks at, as a hint names it. */
const feature = {
  points: 'victory points',
  councilRank: 'rank on the council track',
  councilLevel: 'council level',
  councilShare: 'council level counted by assistants',
  assistants: 'assistants placed',
  network: 'strength of your assistants',
  missionsDone: 'missions completed',
  missionsReady: 'progress of your missions',
  missionsHeld: 'missions in hand',
  effects: 'missions’ effects at work',
  cargo: 'cubes aboard',
  coins: 'coins',
  parchments: 'parchments',
  intrigue: 'intrigue',
  safety: 'distance from arrest',
  danger: 'danger of arrest',
  influence: 'influence cards',
  bridges: 'bridges',
  favour: 'favour card kept',
  toMove: 'the move',
};
export default feature;
