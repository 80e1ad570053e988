import type { Reading } from '../understand/understand.ts';
import { topics } from '../vocabulary/topics/index.ts';
import type { Topic } from '../vocabulary/topics/topic.ts';
import { refundText } from './refund.ts';

/** The matters a message raises, narrowest first. */
export function topicsIn(text: string): Topic[] {
  return topics.filter(({ asked, unless }) => asked.test(text) && !unless?.test(text));
}

export function topicText(topic: Topic, reading: Reading): string {
  return (topic.id === 'refund' ? refundText(reading) : undefined) ?? topic.answer;
}
