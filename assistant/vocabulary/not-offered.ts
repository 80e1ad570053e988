import { cues } from '../text/cues.ts';

export interface NotOffered {
  /** As the reply names it. */
  name: string;
  /** The work itself: meant where no service of ours is named beside it. */
  work: RegExp;
  /** Said so plainly that a service named beside it does not matter. */
  plainly?: RegExp;
}

/** Work that agencies are asked for and that the catalogue does not have. */
export const notOffered: readonly NotOffered[] = [
  {
    name: 'translation',
    work: cues('translations?', 'translators?', 'interpreters?', 'subtitl~', 'transcri(be|ption)'),
    plainly: cues('translate (my|our|the|this) (site|website|page|text|shop|blog|content|document|article|brochure)~'),
  },
  {
    name: 'bookkeeping, accounting or tax work',
    work: cues(
      'bookkeep~',
      'accounting',
      'payroll',
      '(tax|vat) (filing|returns?|advice|work)',
      '(file|do) (my|our) tax~',
    ),
  },
  {
    name: 'followers, likes, views or reviews',
    work: cues('(sell|buy|purchase|order|get) * (followers|likes|subscribers|views|reviews|ratings)'),
    plainly: cues(
      '(sell|buy|purchase) * (followers|likes|subscribers|views|reviews|ratings)',
      '[0-9]+k? (followers|likes|subscribers)',
    ),
  },
  {
    name: 'native apps for phones',
    work: cues(
      '(native|iphone|ios|android|mobile|kotlin|flutter|swift|phone) apps?',
      'react native',
      'kotlin',
      '(app|play) store',
    ),
  },
  {
    name: 'hosting plans or domain names',
    work: cues(
      '(sell|buy|purchase|rent|renew) * (hosting|domains?|ssl|server)',
      '(hosting|domain) (plans?|for sale|renewal)',
    ),
  },
  {
    name: 'photography, film or audio work',
    work: cues(
      'photograph(y|ers?)',
      'photo ?shoots?',
      '(shoot|edit|film|record|produce) * videos?',
      'videos? (edit~|produc~|shoot~|mak~)',
      'videograph~',
      'drone',
      'footage',
      'voice ?overs?',
      'podcasts?',
      '(whiteboard|cartoon|explainer|character) (animation|video)s?',
      'commercial production',
    ),
  },
  {
    name: 'printing, signs or packaging',
    work: cues(
      'print~ * (cards?|flyers?|brochures?|shirts?|banners?|mugs?|leaflets?|posters?|stickers?|menus?)',
      '(shirts?|mugs?|stickers?) print~',
      'signage',
      'packaging',
      'book covers?',
    ),
    plainly: cues('(cards?|flyers?|brochures?|leaflets?|posters?|banners?) (to be |be )?printed', 'print [0-9]+ *'),
  },
  {
    name: 'advertising on television, radio, in print or on billboards',
    work: cues(
      '(tv|television|radio|newspaper|magazine) (ads?|adverts?|commercials?|spots?|advertising)',
      'billboards?',
    ),
  },
  {
    name: 'press work, events or influencer campaigns',
    work: cues(
      '(pr|public relations) (agency|services?|work|campaign)',
      'press coverage',
      'event (management|planning)',
      'influencers?',
    ),
  },
  {
    name: 'legal work or company registration',
    work: cues(
      'legal (advice|work|documents?)',
      'lawyers?',
      '(register|form|incorporate) (my|our|a|an) (company|llc|ltd)',
      '(company|trade ?mark|business) (registration|formation)',
    ),
  },
  {
    name: 'office staff, calls or data entry',
    work: cues(
      'virtual assistants?',
      '(cold|sales) call~',
      'telemarketing',
      'call cent(er|re)s?',
      'data entry',
      'answer (my|our) (phones?|calls)',
    ),
  },
  {
    name: 'recruiting or application papers',
    work: cues(
      'recruit * (for|us)',
      'staffing',
      '(write|make|redo|improve) (me )?(my|a) (cv|resume)',
      '(cv|resume) writing',
      'cover letters?',
    ),
  },
  {
    name: 'business plans or grant applications',
    work: cues('business plans?', 'grant (applications?|writing|proposals?)', 'pitch decks?'),
    plainly: cues('business plan writing', '(write|make) (me )?(my|a|our) business plan'),
  },
  {
    name: 'interior design, architecture or 3D work',
    work: cues('interior design~', 'architect~', '3d (model|render|print|anim)~', 'cad drawings?', 'floor plans?'),
  },
  {
    name: 'games, blockchain or desktop software',
    work: cues(
      '(unity|unreal|video|mobile|pc) games?',
      'game (development|developers?|design)',
      'smart contracts?',
      'nfts?',
      'blockchain',
      'desktop (apps?|software|program)',
      'excel (macros?|sheets?|help)',
      'sap',
      'odoo',
      'firmware',
    ),
    plainly: cues('(smart contract|nft mint)~'),
  },
  {
    name: 'address lists, bulk messages or surveys',
    work: cues(
      '(e ?mail|phone|address|contact) lists?',
      'bulk (sms|e ?mails?|messages?)',
      'sms (marketing|campaigns?)',
      'market research',
      'surveys?',
    ),
  },
  {
    name: 'computer repair, networks or security tests',
    work: cues(
      '(fix|repair|sell|buy|install) * (laptops?|computers?|pcs?|printers?|routers?|wifi|phones?|cctv|cameras?)',
      'office network',
      'penetration test~',
      'pen ?tests?',
      'cctv',
    ),
  },
];
