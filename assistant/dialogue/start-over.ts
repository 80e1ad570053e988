import { type DialogueState, initialState } from './state.ts';

const startsOver =
  / (?:start (?:over|again|afresh|fresh)|(?:clear|scrap|delete|forget|drop|remove|cancel) (?:everything|it all|all of (?:it|that|this|them)|the (?:whole )?(?:order|list|lot|basket|quote))|(?:new|fresh|clean) (?:order|list|start|slate)) /;

/** 'Start over. Only a logo': what was ordered before is gone, and may be put back. */
export function afterStartingOver(state: DialogueState, text: string): DialogueState {
  return state.lines.length && startsOver.test(text) ? { ...initialState, dropped: state.lines } : state;
}
