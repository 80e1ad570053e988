import { noMatchId } from './answer.ts';
import { basedOn } from './based-on.ts';
import { LeaveQuestion } from './leave-question.tsx';
import type { Message } from './message.ts';
import styles from './reply.module.css';
import { ReplyActions } from './reply-actions.tsx';
import { ReplyLinks } from './reply-links.tsx';
import { ReplyTable } from './reply-table.tsx';
import { ReplyText } from './reply-text.tsx';

export function Reply({ message }: { message: Message }) {
  const { text, reply } = message;
  const source = reply && basedOn(reply);
  return (
    <>
      <ReplyText text={text} />
      {reply?.tables.map((table) => (
        <ReplyTable key={table.caption} table={table} />
      ))}
      {reply && reply.links.length > 0 && <ReplyLinks links={reply.links} />}
      {source && <p className={styles.source}>Based on {source}</p>}
      {reply?.id === noMatchId && <LeaveQuestion />}
      {reply && <ReplyActions message={message} />}
    </>
  );
}
