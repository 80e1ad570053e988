import MarkdownIt from 'markdown-it';
import { anchorOf } from './headings.js';

const pictures = import.meta.glob('../../../../docs/staff/*.png', { eager: true, query: '?url', import: 'default' });

/** The guide as HTML, with anchors for headings and pictures served by the panel. */
export function renderGuide(text) {
  const markdown = new MarkdownIt({ html: false });
  markdown.renderer.rules.heading_open = (tokens, index) => {
    const { tag } = tokens[index];
    return `<${tag} id="${anchorOf(tokens[index + 1].content)}">`;
  };
  const image = markdown.renderer.rules.image;
  markdown.renderer.rules.image = (tokens, index, ...others) => {
    const token = tokens[index];
    token.attrSet('src', pictures[`../../../../docs/${token.attrGet('src')}`] ?? '');
    token.attrSet('loading', 'lazy');
    return image(tokens, index, ...others);
  };
  return markdown.render(text);
}
