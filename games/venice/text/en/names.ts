/** What things are called. */
export const resource = { O: 'ceramic', V: 'cloth', S: 'silver' };

export const building = {
  market: 'Market',
  monastery: 'Monastery',
  lesserCouncil: 'Lesser Council',
  workshop: 'Workshop',
  docks: 'Docks',
  consulate: 'Consulate',
  library: 'Library',
  senate: 'Senate',
  church: 'Church',
  court: 'Court',
  bank: 'Bank',
  councilOfTen: 'Council of Ten',
  stMark: 'St Mark’s Square',
  dogesPalace: 'Doge’s Palace',
  grandCouncil: 'Grand Council',
};

/** A building in a sentence. */
export const at = {
  market: 'the Market',
  monastery: 'the Monastery',
  lesserCouncil: 'the Lesser Council',
  workshop: 'the Workshop',
  docks: 'the Docks',
  consulate: 'the Consulate',
  library: 'the Library',
  senate: 'the Senate',
  church: 'the Church',
  court: 'the Court',
  bank: 'the Bank',
  councilOfTen: 'the Council of Ten',
  stMark: 'St Mark’s Square',
  dogesPalace: 'the Doge’s Palace',
  grandCouncil: 'the Grand Council',
};

export const influence = {
  bribeForeman: 'Bribe the Foreman',
  overtime: 'Work Overtime',
  bribeCouncillors: 'Bribe the Councillors',
  tradeInformation: 'Trade Information',
  buildBridge: 'Build a Bridge',
  promoteWorkers: 'Promote Workers',
  manageStock: 'Manage Stock',
  makeOffer: 'Make an Offer',
  investigate: 'Investigate',
  testify: 'Testify',
  hireSpy: 'Hire a Spy',
};

export const mission = {
  n1: 'Two Crews',
  n2: 'Harbour Pass',
  n3: 'Friend of the Bridge Wardens',
  n4: 'Toll Rights',
  n5: 'Master Masons',
  n6: 'Mixed Cargo',
  n7: 'Shared Moorings',
  n8: 'Exempted House',
  n9: 'Foreign Letters',
  n10: 'Porters’ Guild',
  n11: 'Scribe’s Seal',
  n12: 'Celebrated Name',
  n13: 'Ear in the Chancery',
  n14: 'Scandalmongers',
  n15: 'Silent Partners',
  n16: 'Double Game',
  n17: 'Hiring Hall',
  n18: 'Pecking Order',
  n19: 'Old Hands',
  n20: 'Clean Hands',
  n21: 'Payment in Kind',
  n22: 'Council Whip',
  n23: 'Indulgence',
  n24: 'Copyists',
  n25: 'Court Supplier',
  n26: 'Advocates',
};

export const dogeCard = {
  decree: 'Decree',
  summons: 'Summons',
  ducalWorks: 'Ducal Works',
  session: 'Session',
  twoFamilies: 'Two Families',
  archives: 'Archives',
  absolution: 'Absolution',
  tribute: 'Tribute',
  patronage: 'Patronage',
};
