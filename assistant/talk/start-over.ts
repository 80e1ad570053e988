import { newTalk, type Talk } from './talk.ts';

const startsOver =
  / (?:start (?:over|again|afresh|fresh)|(?:clear|scrap|delete|forget|drop|remove|cancel) (?:everything|it all|all of (?:it|that|this|them)|the (?:whole )?(?:order|list|lot|basket|quote))|(?:new|fresh|clean) (?:order|list|start|slate)) /;

/** 'Start over. Only a logo': what was ordered before is gone, and may be put back. */
export function afterStartingOver(talk: Talk, text: string): Talk {
  return talk.lines.length && startsOver.test(text) ? { ...newTalk, dropped: talk.lines } : talk;
}
