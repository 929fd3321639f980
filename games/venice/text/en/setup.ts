const setup = {
  side: { label: 'Board', help: 'Day or night: only the light differs.', day: 'By day', night: 'By night' },
  firstPlayer: {
    label: 'First player',
    help: 'Drawn by lot after the missions are chosen. Whoever comes later starts with two coins more.',
    random: 'By lot',
    firstSeat: 'The first seat',
  },
  ownGondola: {
    label: 'Passing your own other gondola',
    help: 'The rulebook forbids activating a building where your second gondola is moored, but does so itself in the example on page 17.',
    barred: 'Its building cannot be activated',
    used: 'Its building can be activated',
  },
  opening: {
    label: 'Your preliminary round',
    help: 'The rulebook gives you coins, missions and the Doge’s pile only after it. With all effects you may pay for a bridge or a mission, which costs a Doge card.',
    free: 'Only effects that cost nothing',
    all: 'All effects',
  },
  favour: {
    label: 'Favour cards',
    help: 'Advised where somebody plays for the first time: once, at any moment, 5 coins or 2 parchments. Unused it is worth 4 VP at the end.',
    false: 'Without',
    true: 'One each',
  },
  decline1: decline(1),
  decline2: decline(2),
  decline3: decline(3),
  decline4: decline(4),
  decline5: decline(5),
  preliminary: {
    label: 'The Doge’s first gondolas',
    help: 'Extra cards place more of his assistants before the first turn; without assistants he starts slower.',
    normal: 'As printed',
    oneMore: 'One card more (harder)',
    twoMore: 'Two cards more (harder)',
    withoutAssistants: 'Without assistants (easier)',
  },
  dogeCouncilStart: {
    label: 'The Doge on the council track',
    help: 'How far on both his markers start. The rulebook leaves the number open; 3 is a fair handicap.',
    0: 'On space 0',
    1: '1 space ahead',
    2: '2 spaces ahead',
    3: '3 spaces ahead (harder)',
    4: '4 spaces ahead (harder)',
    5: '5 spaces ahead (hardest)',
  },
  dogeSpace1Vp: {
    label: 'The Doge’s space 1',
    help: 'What an assistant on space 1 brings him.',
    0: '0 VP, as printed',
    1: '1 VP (harder)',
  },
  dogeParchments: {
    label: 'The Doge’s parchments',
    help: 'With parchments he evades intrigue.',
    2: '2, as printed',
    1: '1 (easier)',
    3: '3 (harder)',
  },
  finalTurns: {
    label: 'Your last turns',
    help: 'Once the Doge’s row cannot be refilled any more.',
    1: '1, as printed',
    0: 'None (harder)',
    2: '2 (easier)',
  },
  dogeSpace4Vp: {
    label: 'The Doge’s space 4',
    help: 'What an assistant on space 4 brings him.',
    4: '4 VP, as printed',
    3: '3 VP (easier)',
  },
};

function decline(seat: number): Record<'label' | 'help' | 'false' | 'true', string> {
  return {
    label: `Favour card of seat ${seat}`,
    help: 'An experienced player may decline theirs as a handicap.',
    false: 'Taken',
    true: 'Declined',
  };
}
export default setup;
