import { loadPosts, type Post, postFile } from '#content/load-posts.ts';
import { parseMarkdown } from '#content/markdown.ts';
import { summarizePost } from '#content/post-summary.ts';
import { withPicture } from '../photographs/picture-of.ts';
import { type PostCover, postCovers } from './post-cover.ts';
import type { PostCard } from './post-list.tsx';

/** The drawing of a post's subject, the same wherever the post is shown. */
export function coverOf({ slug }: Post): PostCover | undefined {
  return postCovers(loadPosts()).get(slug);
}

/** A post as shown in lists, with its photograph if it has one, otherwise with a drawing of its subject. */
export function postCard(post: Post): PostCard {
  return { ...summarizePost(post), ...withPicture(postFile(post), post), cover: coverOf(post) };
}

/** The same for the post that a list opens with: with what it is about, as links to its sections. */
export function leadCard(post: Post): PostCard {
  const card = postCard(post);
  const sections = parseMarkdown(post.body).flatMap((block) =>
    block.kind === 'heading' && block.level === 2 ? [{ path: `${card.path}#${block.id}`, title: block.text }] : [],
  );
  return { ...card, sections };
}
