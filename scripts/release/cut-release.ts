export interface Release {
  /** The changelog with the new release. */
  changelog: string;
  /** The notes of this release. */
  notes: string;
}

export type CutResult = { ok: true; release: Release } | { ok: false; problem: string };

const unreleased = '## Unreleased\n';
const versionForm = /^(\d+)\.(\d+)\.(\d+)$/;

/** Turns 'Unreleased' into a version with a date, and adds a new 'Unreleased'. */
export function cutRelease(changelog: string, current: string, version: string, date: string): CutResult {
  if (!versionForm.test(version)) return { ok: false, problem: `"${version}" is no version: expected one like 1.4.0.` };
  if (!isLater(version, current)) return { ok: false, problem: `${version} is not later than ${current}.` };
  const start = changelog.indexOf(unreleased);
  if (start < 0) return { ok: false, problem: `CHANGELOG.md has no '${unreleased.trim()}'.` };
  const after = changelog.slice(start + unreleased.length);
  const next = after.search(/^## /m);
  const notes = (next < 0 ? after : after.slice(0, next)).trim();
  if (!/^- /m.test(notes)) return { ok: false, problem: "CHANGELOG.md has nothing under 'Unreleased'." };
  const earlier = next < 0 ? '' : `\n${after.slice(next)}`;
  const head = changelog.slice(0, start);
  return {
    ok: true,
    release: { changelog: `${head}${unreleased}\n## ${version} - ${date}\n\n${notes}\n${earlier}`, notes },
  };
}

function isLater(version: string, current: string): boolean {
  const [left, right] = [version, current].map((text) => text.split('.').map(Number));
  const differing = left?.findIndex((part, index) => part !== right?.[index]) ?? -1;
  return differing >= 0 && (left?.[differing] ?? 0) > (right?.[differing] ?? 0);
}
