const MINIMUM = [20, 19];

/**
 * @param {string} version as in process.versions.node
 * @returns {string | undefined} why this Node cannot be used, if it cannot
 */
export function whyNodeIsTooOld(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [leastMajor = 0, leastMinor = 0] = MINIMUM;
  if (major > leastMajor || (major === leastMajor && minor >= leastMinor)) return undefined;
  return `Cabale needs Node.js ${MINIMUM.join('.')} or newer; this is ${version}. Get one from https://nodejs.org.`;
}
