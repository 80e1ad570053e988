import { z } from 'zod';
import { offeredWithoutPage } from '#catalogue/offered.ts';
import { policies as ownPolicies } from '#catalogue/policies.ts';
import type { Payment } from '#catalogue/policy-types.ts';
import { removedServices } from '#catalogue/removed-services.ts';
import { lines, listOf, optional, slug } from '#content/fields.ts';
import { serviceNumber } from './catalogue.ts';
import { count, duration, ownPath, percent, range } from './parts.ts';

/**
 * Staff set what is paid up front: all of it, or a deposit. Instalments, and when the rest of a deposit is due, are set
 * only in the repository.
 */
function paymentOf(percent: number): Payment {
  if (ownPolicies.payment.kind === 'instalments') return ownPolicies.payment;
  const ownDeposit = ownPolicies.payment.kind === 'deposit' ? ownPolicies.payment : {};
  return percent === 100 ? { kind: 'in-full' } : { ...ownDeposit, kind: 'deposit', percent };
}

export const policies = z
  .object({
    payment: z.object({ upFrontPercent: percent }).transform(({ upFrontPercent }) => paymentOf(upFrontPercent)),
    refund: z.object({ fullWithinHours: count, afterWorkStartedPercent: percent }),
    // The number of free revisions is set only in the repository.
    revision: z.object({ addedDelivery: duration }).transform((revision) => ({ ...ownPolicies.revision, ...revision })),
    // So is what express delivery adds to the price.
    checkout: z
      .object({ discountPercent: percent, expressDelivery: z.boolean() })
      .transform(({ discountPercent, ...rest }) => {
        const { discountPercent: _, ...own } = ownPolicies.checkout;
        return { ...own, ...rest, ...(discountPercent > 0 ? { discountPercent } : {}) };
      }),
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

export const guestPosts = z
  .object({
    sites: listOf(z.object({ price: count, count })).pipe(
      z.array(z.object({ price: count, count })).min(1, 'is empty'),
    ),
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

export const redirects = z
  .object({
    endings: lines(),
    removed: listOf(z.object({ slug, number: optional(serviceNumber), to: ownPath, words: lines() })),
    moved: listOf(z.object({ from: ownPath, to: ownPath })),
  })
  .transform(({ moved, removed, ...rest }) => ({
    ...rest,
    removed: removed.map((service) => ({
      ...service,
      ...(neverSold.has(service.slug) ? { neverSold: true as const } : {}),
    })),
    moved: Object.fromEntries(moved.map(({ from, to }) => [from, to])),
  }));
