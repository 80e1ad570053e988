import type { ServiceLink } from '../pages/service-links.ts';
import { ContentsList } from './contents-list.tsx';
import styles from './post-text.module.css';
import { Prose, type ShownBlock } from './prose.tsx';
import { ServiceLinkList } from './service-link-list.tsx';
import { WithAside } from './with-aside.tsx';

/** A shorter post needs no table of contents. */
const minContents = 2;

/** A post: its table of contents next to it, if there is one, and below it the services it mentions. */
export function PostText({ blocks, services }: { blocks: readonly ShownBlock[]; services: readonly ServiceLink[] }) {
  const entries = blocks.flatMap((block) =>
    block.kind === 'heading' && block.level === 2 ? [{ id: block.id, title: block.text }] : [],
  );
  return (
    <WithAside aside={entries.length >= minContents ? <ContentsList entries={entries} /> : undefined}>
      <article>
        <Prose blocks={blocks} />
      </article>
      <aside className={styles.services} aria-labelledby="services-named">
        <h2 id="services-named" className={styles.heading}>
          Services this post speaks of
        </h2>
        <ServiceLinkList services={services} />
      </aside>
    </WithAside>
  );
}
