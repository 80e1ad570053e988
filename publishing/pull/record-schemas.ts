import { z } from 'zod';
import { offeredWithoutPage } from '#catalogue/offered.ts';
import { policies as ownPolicies } from '#catalogue/policies.ts';
import type { Payment } from '#catalogue/policy-types.ts';
import { quantityNames } from '#catalogue/quantities.ts';
import { removedServices } from '#catalogue/removed-services.ts';
import { company as ownCompany, officeHours as ownOfficeHours } from '#company/facts.ts';
import { clockPattern, holidayPattern, isTimeZone, weekdays } from '#company/hours-rules.ts';
import { entryCategories } from '#knowledge/entry.ts';
import { isWritten } from '#knowledge/id-ranges.ts';
import type { PicturedType, RecordType, RecordTypes } from '../content/content.ts';
import { photographOf } from '../pictures/photographs.ts';
import { upload } from '../pictures/upload.ts';
import { fromEditor } from './post-text.ts';
import { body, bodyAsTyped, field, line, lines, many, optional, paragraphs, slug, text, yes } from './texts.ts';

const count = z.int('is no whole number').positive('is not above zero');
const percent = z.int('is no whole number').min(0).max(100);
const duration = z
  .object({ from: count, to: count, unit: z.enum(['day', 'week', 'month']) })
  .refine(({ from, to }) => from <= to, 'ends before it begins');
const range = z.object({ from: count, to: count });
const address = field(500).pipe(z.url({ protocol: /^https?$/, error: 'is no web address' }));
// Browsers treat '//' and '/\\' as the start of another site's URL.
const ownPath = field(500).regex(/^\/(?![/\\])/, 'begins with one slash');
const point = z.object({ title: line, text });
const question = z.object({ question: line, answer: text });
const number = z.int('is missing').min(0);

const limit = z.object({ quantity: z.enum(quantityNames), from: count.nullish(), to: count });

const packageSchema = z
  .object({
    tier: field(80).regex(/^[a-z0-9-]+$/, 'has small letters, digits and hyphens'),
    name: line,
    price: z.number('is no number').int('has no cents').positive('is not above zero').max(1_000_000).nullable(),
    recurs: yes,
    delivery: duration.nullable(),
    limits: many(limit),
    inclusions: lines(),
  })
  .transform(({ recurs, limits, price, tier, name, delivery, inclusions }) => ({
    tier,
    name,
    price,
    ...(recurs ? { recurs: true as const } : {}),
    delivery,
    limits: Object.fromEntries(limits.map(({ quantity, from, to }) => [quantity, from ? { from, to } : to])),
    inclusions,
  }));

const words = z
  .object({ said: line, thing: line, plural: yes, terms: lines(), piece: optional(line) })
  .transform(({ said, thing, plural, terms, piece }, context) => {
    const [first, second, ...more] = terms;
    if (!first || !second || more.length > 0) {
      context.addIssue({ code: 'custom', path: ['terms'], message: 'has two lines' });
      return z.NEVER;
    }
    const both: [string, string] = [first, second];
    return { said, thing, ...(plural ? { plural: true as const } : {}), terms: both, ...(piece ? { piece } : {}) };
  });

/** Ids of a service's answers are derived from its number, and the range is limited. */
const serviceNumber = number.max(136, 'is above 136: no more services can be told apart');
const mostPackages = 20;

const service = z
  .object({
    slug,
    number: serviceNumber,
    name: line,
    shortName: line,
    packages: many(packageSchema).refine((rows) => rows.length <= mostPackages, `has more than ${mostPackages}`),
    orderNoun: optional(line),
    words,
    alsoCalled: lines(),
    things: lines(),
    promise: line,
    about: paragraphs,
    audience: lines(),
    deliverables: lines(),
    process: many(point),
    technologies: lines(),
    questions: many(question),
    related: lines(),
    searchTitle: line,
    searchDescription: line,
  })
  .transform(
    ({ slug: own, number: given, name, shortName, packages, orderNoun, words: said, alsoCalled, things, ...rest }) => ({
      facts: {
        slug: own,
        number: given,
        name,
        shortName,
        packages,
        ...(orderNoun ? { orderNoun } : {}),
        words: said,
        alsoCalled,
        ...(things.length > 0 ? { things } : {}),
      },
      text: rest,
    }),
  );

const category = z
  .object({
    number,
    sid: field(80).regex(/^[a-z]+$/),
    name: line,
    shortName: line,
    icon: line,
    promise: line,
    page: slug,
    services: lines(),
  })
  .transform(({ number: given, ...rest }) => ({ id: `${given}`, ...rest }));

function hasHeading(answer: string): boolean {
  return answer.split('\n').some((each) => each.trimStart().startsWith('#'));
}

const entry = z
  .object({
    number: z.int('is missing').refine(isWritten, 'is outside the numbers that written entries have'),
    topic: slug,
    category: z.enum(entryCategories),
    question: line,
    // A heading would start the next entry in the file.
    answer: text.refine((value) => !hasHeading(value), "has a line that begins with '#'"),
    alternatives: lines(),
    tags: lines(),
    equals: lines().pipe(z.array(z.string().regex(/^\d+$/, 'has numbers alone').transform(Number))),
  })
  .transform(({ number: id, ...rest }) => ({ id, ...rest }));

/** Tags are on one line in a post's file. */
const tag = line.refine((value) => !/[,[\]]/.test(value), 'has no commas or brackets');

/** A record with a picture, converted to one with a photograph. */
function pictured<Output>(type: PicturedType, schema: z.ZodType<Output>) {
  const picture = z.object({ picture: upload.nullish() }).transform((record) => record.picture);
  return z.intersection(
    schema,
    picture.transform((own) => (own ? { photograph: photographOf(type, own) } : {})),
  );
}

const post = pictured(
  'post',
  z.object({
    slug,
    title: line,
    description: line,
    date: z.iso.date('is written 2026-03-12'),
    tags: lines(tag),
    services: lines(),
    body: bodyAsTyped.transform(fromEditor).pipe(body),
  }),
);

const sampleOrReal = z.object({
  sample: yes,
  client: optional(line),
  link: optional(address),
  consent: optional(line),
});

type SampleFields = z.output<typeof sampleOrReal>;

/** A sample only says that it is one; real work names its client. The content checks require consent. */
function sampled<Rest extends object>({ sample, client, link, consent, ...rest }: SampleFields & Rest) {
  if (sample) return { ...rest, sample: true as const };
  return { ...rest, client: client ?? '', ...(link ? { link } : {}), consent: consent ?? '' };
}

const piece = pictured(
  'portfolio-piece',
  z
    .object({
      ...sampleOrReal.shape,
      slug,
      title: line,
      summary: line,
      services: lines(),
      sector: line,
      country: line,
      challenge: text,
      approach: lines(text),
      result: text,
    })
    .transform(sampled),
);

const testimonial = pictured(
  'testimonial',
  z
    .object({ ...sampleOrReal.shape, quote: text, role: line, trade: line, country: line, services: lines() })
    .transform(sampled),
);

const notice = z
  .object({
    text: line,
    link: optional(z.union([ownPath, address], 'is no page of ours and no web address')),
    linkText: optional(line),
    questions: lines(),
  })
  .transform(({ text: said, link, linkText, questions }, context) => {
    if ((link === undefined) !== (linkText === undefined)) {
      const path = [link === undefined ? 'link' : 'linkText'];
      context.addIssue({ code: 'custom', path, message: 'is missing: a link has words and leads somewhere' });
    }
    return { text: said, ...(link && linkText ? { link, linkText } : {}), questions };
  });

const section = z
  .object({ anchor: slug, title: line, paragraphs, list: lines(), listsAreasNotServed: yes })
  .transform(({ anchor, list, listsAreasNotServed, ...rest }) => ({
    id: anchor,
    ...rest,
    ...(listsAreasNotServed ? { listsAreasNotServed: true as const } : list.length > 0 ? { list } : {}),
  }));

const officeHours = z.object({
  timeZone: line.refine(isTimeZone, 'is no time zone such as Europe/Lisbon'),
  openingTimes: many(
    z
      .object({
        day: z.enum(weekdays),
        opens: field(5).regex(clockPattern, 'is no time such as 09:00'),
        closes: field(5).regex(clockPattern, 'is no time such as 09:00'),
      })
      .refine(({ opens, closes }) => opens < closes, { path: ['closes'], error: 'is not after the opening' }),
  ),
  holidays: many(z.object({ date: field(10).regex(holidayPattern, 'is no date such as 12-25'), name: line })),
  replyWorkingDays: count.max(30),
});

const company = z
  .object({
    name: line,
    legalName: line,
    since: z.int(),
    base: line,
    email: line,
    whatsapp: optional(line),
    slogan: line,
    currency: line.refine((code) => Intl.supportedValuesOf('currency').includes(code), 'is a code such as USD or EUR'),
    taxNote: optional(line),
    site: address,
    orderApp: address.nullish(),
    storagePrefix: line,
    story: z.object({ line, meaning: text }),
    offices: many(z.object({ iso: line, country: line, code: line })),
    socialProfiles: many(
      z.object({
        network: z.enum(['facebook', 'twitter', 'linkedin', 'youtube', 'instagram']),
        label: line,
        url: address,
      }),
    ),
    officeHours: officeHours.nullish(),
    brandMisspellings: lines(),
  })
  .transform(
    ({
      story,
      offices,
      officeHours,
      socialProfiles,
      brandMisspellings,
      taxNote = '',
      whatsapp,
      orderApp,
      ...facts
    }) => ({
      // Where clients are served, the ordering app and the phone number are set only in the repository.
      company: {
        ...ownCompany,
        ...facts,
        taxNote,
        ...(whatsapp ? { whatsapp } : {}),
        ...(orderApp ? { orderApp } : {}),
      },
      story,
      offices,
      officeHours: officeHours ?? ownOfficeHours,
      socialProfiles,
      brandMisspellings,
    }),
  );

/** Staff set what is paid up front: all of it, or a deposit. Instalments are set only in the repository. */
function paymentOf(percent: number): Payment {
  if (ownPolicies.payment.kind === 'instalments') return ownPolicies.payment;
  return percent === 100 ? { kind: 'in-full' } : { kind: 'deposit', percent };
}

const policies = z
  .object({
    payment: z.object({ upFrontPercent: percent }).transform(({ upFrontPercent }) => paymentOf(upFrontPercent)),
    refund: z.object({ fullWithinHours: count, afterWorkStartedPercent: percent }),
    // The number of free revisions is set only in the repository.
    revision: z.object({ addedDelivery: duration }).transform((revision) => ({ ...ownPolicies.revision, ...revision })),
    checkout: z
      .object({ discountPercent: percent, expressDelivery: z.boolean() })
      .transform(({ discountPercent, ...rest }) => ({ ...rest, ...(discountPercent > 0 ? { discountPercent } : {}) })),
    // Panels set up before quotes existed don't have this field.
    quote: z.object({ validDays: count }).nullish(),
    credits: z.object({ refundable: z.boolean(), expire: z.boolean() }),
    delivery: z.object({
      overall: duration,
      websiteDesign: duration,
      websiteDevelopment: duration,
      webApplications: duration,
      wordpress: duration,
    }),
    seoResults: z.object({
      firstMovement: duration,
      clearResults: duration,
      largerGains: duration,
      rankingsGuaranteed: z.boolean(),
    }),
    website: z.object({ loadSeconds: count, clicksToAnySection: count }),
    metaLengths: z.object({ titleCharacters: count, descriptionCharacters: range }),
    areasNotServed: lines(),
  })
  .transform(({ metaLengths, areasNotServed, quote, ...rest }) => ({
    policies: { ...rest, quote: quote ?? ownPolicies.quote, meta: metaLengths },
    areasNotServed,
  }));

const ownGuestPosts = offeredWithoutPage.find(({ facts }) => facts.slug === 'guest-posts')?.facts;

const guestPosts = z
  .object({
    sites: many(z.object({ price: count, count })).pipe(z.array(z.object({ price: count, count })).min(1, 'is empty')),
    delivery: duration,
    words: count,
    alsoCalled: lines(),
  })
  .transform((given, { issues }) => {
    if (ownGuestPosts) return { ...ownGuestPosts, ...given };
    issues.push({ code: 'custom', message: 'is not sold here', input: given });
    return z.NEVER;
  });

/** Set only in the repository: services removed in the panel were sold before. */
const neverSold = new Set(removedServices.filter((service) => service.neverSold).map(({ slug: own }) => own));

const redirects = z
  .object({
    endings: lines(),
    removed: many(z.object({ slug, number: optional(serviceNumber), to: ownPath, words: lines() })),
    moved: many(z.object({ from: ownPath, to: ownPath })),
  })
  .transform(({ moved, removed, ...rest }) => ({
    ...rest,
    removed: removed.map((service) => ({
      ...service,
      ...(neverSold.has(service.slug) ? { neverSold: true as const } : {}),
    })),
    moved: Object.fromEntries(moved.map(({ from, to }) => [from, to])),
  }));

const pageText = z.object({ heading: line, lead: text });
const collectionText = z.object({
  heading: line,
  lead: text,
  sampleNote: optional(text).transform((note) => note ?? ''),
});
const collectionTexts = z.object({ all: collectionText, some: collectionText, none: collectionText });

/**
 * What a record of each type must look like, and its shape in the repository: the only boundary for content from staff.
 */
export const recordSchemas: { [Type in RecordType]: z.ZodType<RecordTypes[Type]> } = {
  company,
  policies,
  // The catalogue's type is specific to the repository's prices; here, any number is fine.
  'guest-posts': guestPosts as unknown as z.ZodType<RecordTypes['guest-posts']>,
  redirects,
  category,
  service,
  'knowledge-entry': entry,
  post,
  'portfolio-piece': piece,
  testimonial,
  notice,
  'home-page': z.object({
    heading: line,
    lead: text,
    prices: many(z.object({ service: slug, text: line })),
    categoriesHeading: line,
    categoriesLead: text,
    proofHeading: line,
    proofPoints: many(point),
    workLead: text,
    workLeadOfSamples: text,
    work: lines(),
    questionsHeading: line,
    questions: many(question),
  }),
  'about-page': pictured(
    'about-page',
    z.object({
      heading: line,
      lead: text,
      story: section,
      work: section,
      places: section,
      beliefsHeading: line,
      beliefs: many(point),
    }),
  ),
  'careers-page': z.object({
    heading: line,
    lead: text,
    openHeading: line,
    openText: text,
    roles: many(point),
    sendHeading: line,
    sendPoints: many(point),
    applyHeading: line,
    applyText: text,
    applySubject: line,
  }),
  'contact-page': z.object({
    heading: line,
    lead: text,
    formHeading: line,
    formLead: text,
    waysHeading: line,
    ways: many(point),
    adviceHeading: line,
    advice: lines(),
    messagesHeading: line,
    messages: many(z.object({ label: line, subject: line, message: text })),
    officesHeading: line,
    officesText: text,
  }),
  'how-we-work': z.object({ heading: line, lead: text, steps: many(point) }),
  'terms-page': z.object({ heading: line, lead: text, sections: many(section) }),
  'collection-pages': z.object({
    portfolioTexts: collectionTexts,
    testimonialsTexts: collectionTexts,
    blogText: pageText,
    sitemapText: pageText,
  }),
};
