import { serviceNames } from '#catalogue/service-names.ts';
import { isService, mentionsIn } from './services.ts';

const article = '(?:(?:an?|the|those|these|this|that|your|my|all) )?';
const wordings: readonly RegExp[] = [
  new RegExp(` what (?:does|do|is|are) ${article}(.+?) (?:mean|stand for|used for|good for|for|about|do) `),
  new RegExp(` (?:meaning|definition|purpose|point|use) of ${article}(.+?) (?:\\.|$)`),
  new RegExp(` what (?:[a-z]+ly |even )?(?:is|are) ${article}(?!it |that |this |they |the )(.+?) (?:\\.|and |in |$)`),
  new RegExp(` (?:explain|define) (?:me |to me |what )?${article}(.+?) (?:\\.|is |are |in |to |like |$)`),
  new RegExp(
    `(?:^|\\.) ${article}([^.]+?) (?:in [^.]+ )?(?:\\. )*(?:meaning|means|stands for|explained|explain|what is (?:it|that|this)|what for|worth|any point|what are they) `,
  ),
];
const wished = new RegExp(
  ` (?:why (?:do|would|should) (?:i|we)|do (?:i|we)(?: really| even| still)?) (?:need|want|buy|pay for|order|take|have) ${article}(.+?) (?:\\.|$)`,
);
const pronoun = / (?:it|that|this|those|these|them|both|you|your) /;
/** A subject is a name; a longer one is a sentence. */
const mostWords = 4;

/** The service that the words begin with, by its own name; the rest may follow only where a wish is questioned. */
function serviceIn(words: string, restMayFollow: boolean): string | undefined {
  const [mention] = mentionsIn(` ${words} `);
  if (!mention || mention.weak || mention.at > 1 || !isService(mention.service)) return undefined;
  return restMayFollow || mention.end >= words.length ? serviceNames[mention.service].name : undefined;
}

/** What a message wants explained: 'cpc' of 'what does CPC mean in ads'; a service also by its own name. */
export function subjectsOf(text: string): string[] {
  for (const wording of wordings) {
    const subject = wording.exec(text)?.[1]?.trim();
    if (!subject || subject.split(' ').length > mostWords || pronoun.test(` ${subject} `)) continue;
    const service = serviceIn(subject, false);
    return service ? [subject, service] : [subject];
  }
  const subject = wished.exec(text)?.[1]?.trim();
  const service = subject ? serviceIn(subject, true) : undefined;
  return service ? [service] : [];
}
