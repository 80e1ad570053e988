const inDays = (days) => ({ from: days, to: days, unit: 'day' });

/** A made-up service, as staff would fill in its form. */
export const kiteRepair = {
  name: 'Kite Repair',
  shortName: 'Kite Repair',
  slug: 'kite-repair',
  orderNoun: 'Kites',
  packages: [
    {
      tier: 'basic',
      name: 'Basic',
      price: 35,
      recurs: false,
      delivery: inDays(5),
      limits: [{ quantity: 'items', to: 1 }],
      inclusions: 'Torn sail sewn\nLoose seams closed',
    },
    {
      tier: 'standard',
      name: 'Standard',
      price: 70,
      recurs: false,
      delivery: inDays(9),
      limits: [{ quantity: 'items', to: 3 }],
      inclusions: 'Torn sail sewn\nLoose seams closed\nBroken spar replaced',
    },
  ],
  promise: 'A torn kite, sewn and balanced, back in the wind before the season ends.',
  about: [
    'Kites tear where the wind pulls hardest: along the seams and around the bridle. A patch that holds has to be cut from the same cloth, sewn along the weave and sealed, or the next gust opens it again. We look at the whole kite first, because a tear is often only where an older fault became visible.',
    'You post the kite, and we sew, replace what is broken and fly it once before it goes back. Basic covers {kite-repair.basic.items}, Standard {kite-repair.standard.items}. Choose Standard when a spar has snapped as well, or when several kites of one family need a look at the same time.',
  ].join('\n\n'),
  audience:
    'Your kite met a tree and lost\nYou inherited a kite that nobody has flown for years\nYour club wants its kites checked before spring',
  deliverables:
    'A sail without holes\nSeams that are closed and sealed\nA kite that was flown once before it travels back',
  process: [
    { title: 'Parcel', text: 'You post the kite with a note about what happened.' },
    { title: 'Look', text: 'We spread it out and mark every weak place.' },
    { title: 'Needle', text: 'We sew and seal, and replace what the package covers.' },
    { title: 'Flight', text: 'We fly it once, and pack it.' },
  ],
  technologies: 'Sewing\nRipstop cloth\nCarbon spars\nBridle knots',
  questions: [
    {
      question: 'Which kites can you mend?',
      answer:
        'Single-line kites, stunt kites and parafoils made of woven cloth. Paper kites are too brittle to travel by post, and inflatable ones need a workshop with a pressure tank. If you are unsure which kind yours is, send a photograph of the tear together with one of the whole sail.',
    },
    {
      question: 'How should I pack a kite for the post?',
      answer:
        'Take the spars out, roll the sail loosely around a cardboard tube and wind the line onto its reel. Wet cloth grows mould within a few days, so let it dry in the shade before you close the parcel. Put your address inside as well, since labels come off.',
    },
    {
      question: 'Will the patch be visible?',
      answer:
        'Usually a little. Cloth bleaches in the sun, so even the same colour from the same maker looks fresher than the sail around it. We place seams along existing panels where that is possible, and on request we mirror the patch, so that it looks as if it had always been there.',
    },
    {
      question: 'Do you replace lost lines and tails?',
      answer:
        'Tails yes, if you tell us their length and colour. Lines are better bought new from a kite shop, matched to the pull of your kite. Old ones hide cuts that only show under load, and a kite that breaks free over a road is more than a nuisance.',
    },
    {
      question: 'What if my kite is beyond mending?',
      answer:
        'We tell you before the needle comes out. A sail that has gone stiff and pale all over tears again beside every seam, and then sewing is wasted. You get it back as it came, with a note on which parts are still good enough to go into another kite.',
    },
  ],
  related: 'logo-design\nposts-and-banners-design\ninfographic-design',
  searchTitle: 'Kite Repair, {kite-repair.from} to {kite-repair.to} | {company.name}',
  searchDescription:
    'Torn kites sewn, sealed and flown once before they travel back to you. Packages from {kite-repair.from}, ready in {kite-repair.times}, with spars where they are needed.',
  words: { said: 'kite repair', thing: 'a repaired kite', plural: false, terms: 'kite mending\nkite sewing' },
  alsoCalled: 'kite repair\nkite mending\nmended kite\nkite sewing',
};
