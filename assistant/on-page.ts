import { offerOf, type Shop } from '#catalogue/shop.ts';
import { newLine } from './dialogue/order-line.ts';
import { type DialogueState, initialState } from './dialogue/state.ts';
import type { TokenBudget } from './read/read-message.ts';
import type { TakeTurn } from './take-turn.ts';
import type { Turn, Understood } from './understood.ts';

/** The service of a page's path. */
export function serviceOn({ offers }: Shop, path: string): string | undefined {
  const [, room, slug = '', ...rest] = path.split('/');
  return room === 'service' && offers.has(slug) && rest.every((part) => part === '') ? slug : undefined;
}

/** The dialogue state as if the page's service had been mentioned. */
function stateOnPage(service: string): DialogueState {
  return { ...initialState, lines: [newLine(service)], focus: [service] };
}

function hasOrder({ lines, dropped, refused, topic }: DialogueState): boolean {
  return lines.length > 0 || dropped.length > 0 || refused !== undefined || topic !== undefined;
}

/** 'How long does it take?': a follow-up that doesn't say to what. */
function lacksSubject({ reading, decision }: Understood): boolean {
  const { services, isFollowUp, place, removed } = reading;
  const namesNothing = services.every(({ named, isUnambiguous }) => !named && !isUnambiguous) && !place && !removed;
  return namesNothing && isFollowUp && ['any-service', 'catalogue', 'entry'].includes(decision.about);
}

/** A specific entry says more than a list of packages; the one about starting prices doesn't. */
function isAnsweredByEntry({ decision }: Understood): boolean {
  return decision.about === 'entry' && !decision.entry.tags?.includes('all-prices');
}

/** Takes a turn on a page. The page's service only fills in what a first message leaves open. */
export function createPageTurnTaker(shop: Shop, costOf: (message: string) => number, takeTurn: TakeTurn) {
  return async (
    page: string,
    state: DialogueState,
    message: string,
    last: string | undefined,
    tokens: TokenBudget,
  ): Promise<Turn> => {
    const service = hasOrder(state) ? undefined : serviceOn(shop, page);
    const turn = await takeTurn(state, message, last, tokens);
    if (!service || !turn.every(lacksSubject) || costOf(message) > tokens.left) return turn;
    const here = await takeTurn(stateOnPage(service), message, offerOf(shop, service).shortName, tokens);
    return turn.some(isAnsweredByEntry) && !here.some(isAnsweredByEntry) ? turn : here;
  };
}
