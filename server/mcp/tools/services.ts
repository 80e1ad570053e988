import type { McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { adSpendNote, broughtInclusions, excludesAdSpend } from '#catalogue/ad-spend.ts';
import { categories, categoryOf } from '#catalogue/categories.ts';
import { example } from '#catalogue/example.ts';
import { deliveryDays, isServiceSlug, nameOf, packagesOf } from '#catalogue/look-up.ts';
import { type Package, recurringDays } from '#catalogue/package.ts';
import { limitTexts } from '#catalogue/package-limits.ts';
import type { ServiceSlug } from '#catalogue/service.ts';
import { serviceSlugs } from '#catalogue/service-names.ts';
import { startingPrice } from '#catalogue/starting-price.ts';
import { absoluteUrl } from '#company/addresses.ts';
import { company } from '#company/facts.ts';
import { markdownPath } from '#company/markdown-path.ts';
import type { McpOptions } from '../mcp-options.ts';
import { annotations, failure, result } from './tool-result.ts';

const serviceSchema = z.object({
  service: z.string().describe('Id to pass to the other tools'),
  name: z.string(),
  category: z.string(),
  from: z.string().describe("Lowest price: 'from $75 per 30 days', or 'on request'"),
  url: z.url(),
});

const serviceList = z.object({ services: z.array(serviceSchema) });

const serviceDetails = serviceSchema.extend({
  currency: z.string(),
  packages: z
    .array(
      z.object({
        package: z.string().describe('Id to pass to `estimate`'),
        name: z.string(),
        price: z.number().nullable().describe('Price in `currency`; null if on request'),
        perDays: z.number().int().nullable().describe('For recurring prices, the number of days one payment covers'),
        days: z.number().int().nullable().describe('How long it takes at most, in days; null if agreed in the quote'),
        includes: z.array(z.string()),
        note: z.string().nullable(),
      }),
    )
    .describe('Empty for overview pages, whose services have packages of their own'),
});

type Service = z.infer<typeof serviceSchema>;

function summary(slug: ServiceSlug): Service {
  const { name, url } = { name: nameOf(slug).name, url: absoluteUrl(`/service/${slug}`) };
  return { service: slug, name, category: categoryOf(slug).attributes.name, from: startingPrice([slug]), url };
}

/** Every service, including overview pages, or those of one category. */
function listServices(category?: string): z.infer<typeof serviceList> {
  const all = serviceSlugs.map(summary);
  return { services: category === undefined ? all : all.filter((service) => service.category === category) };
}

const categoryNames = categories.map(({ attributes: { name } }) => name);

function describeService(slug: ServiceSlug): z.infer<typeof serviceDetails> {
  return { ...summary(slug), currency: company.currency, packages: packagesOf(slug).map(packageDetails) };
}

function packageDetails(row: Package) {
  return {
    package: row.tier,
    name: row.name,
    price: row.price,
    perDays: row.recurs ? recurringDays : null,
    days: deliveryDays(row),
    includes: [...limitTexts(row), ...broughtInclusions(row)],
    note: excludesAdSpend(row) ? adSpendNote : null,
  };
}

/** What is sold: a summary of everything, or one service in full. */
export function registerServices(server: McpServer, { pages }: McpOptions): void {
  server.registerTool(
    'list_services',
    {
      title: 'List services',
      description: 'All services, or those of one category, with their lowest prices.',
      inputSchema: z.object({ category: z.enum(categoryNames).optional() }),
      outputSchema: serviceList,
      annotations,
    },
    ({ category }) => {
      const found = listServices(category);
      const lines = found.services.map(({ service, name, from }) => `- ${name} (${service}): ${from}`);
      return result([lines.join('\n')], found);
    },
  );
  server.registerTool(
    'get_service',
    {
      title: 'Describe a service',
      description:
        'One service: description, packages with prices, times and contents, and frequently asked questions.',
      inputSchema: z.object({
        service: z.string().max(100).describe(`A service id from list_services: ${example.slug}`),
      }),
      outputSchema: serviceDetails,
      annotations,
    },
    ({ service }) => {
      if (!isServiceSlug(service)) return failure(`There is no service ${JSON.stringify(service)}: see list_services.`);
      const details = describeService(service);
      const page = pages.read(absoluteUrl(markdownPath(`/service/${service}`)));
      return result([page ?? JSON.stringify(details)], details);
    },
  );
}
