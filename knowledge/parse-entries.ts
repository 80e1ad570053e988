import type { Draft, Finding } from './draft.ts';
import { type EntryCategory, entryCategories } from './entry.ts';

export interface ParsedFile {
  drafts: Draft[];
  findings: Finding[];
}

const headingPattern = /^##\s+(\d+)\s+(\S.*)$/;

function readCategory(lines: readonly string[]): EntryCategory | undefined {
  const line = lines.find((text) => text.startsWith('category:'));
  return entryCategories.find((category) => category === line?.slice('category:'.length).trim());
}

interface Block {
  /** Line of the heading, counted from 1. */
  line: number;
  lines: string[];
}

function splitBlocks(lines: readonly string[]): { head: string[]; blocks: Block[] } {
  const head: string[] = [];
  const blocks: Block[] = [];
  for (const [index, line] of lines.entries()) {
    if (line.startsWith('##')) blocks.push({ line: index + 1, lines: [line] });
    else (blocks.at(-1)?.lines ?? head).push(line);
  }
  return { head, blocks };
}

/** 'tags: seo, price' → ['seo', 'price'] */
function listAfter(label: string, line: string | undefined): string[] {
  return line
    ? line
        .slice(label.length)
        .split(',')
        .map((item) => item.trim())
    : [];
}

/**
 * Parses a topic file in the format described in `README.md`. Anything unreadable becomes a finding; the rest is kept.
 */
export function parseEntries(file: string, text: string): ParsedFile {
  const drafts: Draft[] = [];
  const findings: Finding[] = [];
  const { head, blocks } = splitBlocks(text.split(/\r?\n/));
  const category = readCategory(head);
  const commonTags = listAfter(
    'tags:',
    head.find((line) => line.startsWith('tags:')),
  );
  if (!head.some((line) => line.startsWith('# '))) {
    findings.push({ source: file, id: undefined, reason: "the file needs a title: '# Payment and refunds'" });
  }
  if (!category) {
    const reason = `the file needs a line 'category: ' and one of ${entryCategories.join(', ')}`;
    findings.push({ source: file, id: undefined, reason });
  }
  for (const block of blocks) {
    const source = `${file}:${block.line}`;
    const heading = headingPattern.exec(block.lines[0] ?? '');
    if (!heading) {
      findings.push({ source, id: undefined, reason: "a heading is '## ', a number and the question" });
      continue;
    }
    const id = Number(heading[1]);
    const rest = block.lines.slice(1).map((line) => line.trim());
    const gap = rest.indexOf('');
    const header = gap < 0 ? rest : rest.slice(0, gap);
    const alternatives = header.filter((line) => line.startsWith('-')).map((line) => line.slice(1).trim());
    const tagLine = header.find((line) => line.startsWith('tags:'));
    const equalsLine = header.find((line) => line.startsWith('equals:'));
    for (const line of header) {
      if (line.startsWith('-') || line === tagLine || line === equalsLine) continue;
      const reason = `before the answer belong '- wording', 'tags:' and 'equals:' lines, not '${line}'`;
      findings.push({ source, id, reason });
    }
    drafts.push({
      id,
      question: (heading[2] ?? '').trim(),
      answer: gap < 0 ? '' : rest.slice(gap).join('\n').trim(),
      category: category ?? 'general',
      alternatives,
      tags: [...listAfter('tags:', tagLine), ...commonTags],
      equals: listAfter('equals:', equalsLine).map(Number),
      source,
    });
  }
  return { drafts, findings };
}
