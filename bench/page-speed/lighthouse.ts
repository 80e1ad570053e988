import { chromium, type LaunchOptions } from '@playwright/test';
import lighthouse, { desktopConfig } from 'lighthouse';
import { freePort } from '#server/fixture-free-port.ts';

export interface Score {
  /** 0 to 100. */
  performance: number;
  firstPaintMs: number;
  largestPaintMs: number;
  blockingMs: number;
  shift: number;
}

export type Form = 'mobile' | 'desktop';

/** One run of Lighthouse, in a separate browser, because it closes other pages. */
export async function score(options: LaunchOptions, address: string, form: Form): Promise<Score> {
  const port = await freePort();
  const browser = await chromium.launch({ ...options, args: [`--remote-debugging-port=${port}`] });
  return run(port, address, form).finally(() => browser.close());
}

async function run(port: number, address: string, form: Form): Promise<Score> {
  const flags = { port, onlyCategories: ['performance'], logLevel: 'silent' as const, output: 'json' as const };
  const result = await lighthouse(address, flags, form === 'desktop' ? desktopConfig : undefined);
  if (!result) throw new Error(`Lighthouse said nothing about ${address}`);
  const { audits, categories } = result.lhr;
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  return {
    performance: Math.round((categories.performance?.score ?? 0) * 100),
    firstPaintMs: value('first-contentful-paint'),
    largestPaintMs: value('largest-contentful-paint'),
    blockingMs: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
  };
}
