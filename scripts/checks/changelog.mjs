const UNRELEASED = 'unreleased';

/**
 * The changelog section of a version, under the heading "## version, date".
 * @param {string} changelog
 * @param {string} version
 * @returns {{ notes: string } | { problem: string }}
 */
export function notesOf(changelog, version) {
  for (const section of changelog.split(/^## /m).slice(1)) {
    const [heading = '', ...lines] = section.split('\n');
    const [name, date] = heading.split(', ');
    if (name !== version) continue;
    if (date === undefined || date.trim() === UNRELEASED) {
      return { problem: `CHANGELOG.md has no date for version ${version}: write one instead of "${date ?? ''}".` };
    }
    return { notes: lines.join('\n').trim() };
  }
  return { problem: `CHANGELOG.md has no section about version "${version}".` };
}
