import { type Post, postFile } from '#content/load-posts.ts';
import { summarizePost } from '#content/post-summary.ts';
import { postCover } from './drawings/post-cover.ts';
import { withPicture } from './photographs/picture-of.ts';
import type { PostCard } from './sections/post-list.tsx';

/** What a list shows of a post, with its photograph where it has one, else with what is drawn of its subject. */
export function postCard(post: Post): PostCard {
  return { ...summarizePost(post), ...withPicture(postFile(post), post), cover: postCover(post) };
}
