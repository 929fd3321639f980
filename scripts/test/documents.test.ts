import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { notesOf } from '../checks/changelog.mjs';
import { brokenLinks } from '../checks/links.mjs';
import { HOUSE } from '../setup/house.mjs';
import { folderWith } from './folder.ts';

describe('relative links', () => {
  it('all lead to a file', () => {
    expect(brokenLinks(HOUSE)).toEqual([]);
  });

  it('are found where they lead nowhere, and code is left alone', () => {
    const root = folderWith({
      'README.md': '[a](docs/a.md) [b](docs/b.md) [c](docs/a.md#first-part) [d](docs/a.md#second) ![e](e.svg) `[f](g)`',
      'docs/a.md': '# First part\n\n[up](../README.md) [out](https://example.org/x)\n```\n[code](h)\n```\n',
    });
    expect(brokenLinks(root)).toEqual(['README.md: docs/b.md', 'README.md: docs/a.md#second', 'README.md: e.svg']);
  });
});

describe('decisions', () => {
  const folder = path.join(HOUSE, 'docs', 'decisions');
  const files = readdirSync(folder).filter((name) => name !== 'README.md');
  const textOf = (name: string) => readFileSync(path.join(folder, name), 'utf8');

  it('are numbered without gaps, in the order of their dates, and all in the index', () => {
    const index = textOf('README.md');
    const numbers = files.map((name) => Number(/^(\d{4})-[a-z0-9-]+\.md$/.exec(name)?.[1]));
    expect(numbers).toEqual(files.map((_, place) => place + 1));
    const dates = files.map((name) => /^- Date: (\d{4}-\d{2}-\d{2})$/m.exec(textOf(name))?.[1] ?? name);
    expect(dates).toEqual(dates.toSorted());
    expect(files.filter((name) => !index.includes(`](${name})`))).toEqual([]);
  });

  it.each(files)('have a status and the three parts: %s', (name) => {
    const text = textOf(name);
    expect(text).toMatch(/^- Status: (?:accepted|superseded by \[\d{4}\]\(\d{4}-[a-z0-9-]+\.md\))$/m);
    const parts = [...text.matchAll(/^## (.*)$/gm)].map(([, part]) => part);
    expect(parts).toEqual(['Context', 'Decision', 'Consequences']);
  });
});

describe('release notes', () => {
  const changelog = '# Changelog\n\n## 0.3.0, unreleased\n\n- New.\n\n## 0.2.0, 2026-11-20\n\n- One.\n- Two.\n';

  it('are the section of the version', () => {
    expect(notesOf(changelog, '0.2.0')).toEqual({ notes: '- One.\n- Two.' });
  });

  it.each(['0.3.0', '0.4.0', ''])('are refused for a version without date or section: "%s"', (version) => {
    expect(notesOf(changelog, version)).toMatchObject({ problem: expect.stringContaining(version) as string });
  });
});
