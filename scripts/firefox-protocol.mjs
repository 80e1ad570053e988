import { registerHooks } from 'node:module';

// Firefox ESR lacks a command that Playwright uses to set the colour scheme of every page, and Playwright treats that
// as a failure. Loaded before Playwright, this allows the command to fail.
const refused = 'emulation.setMediaFeaturesOverride';

registerHooks({
  load(url, context, next) {
    const loaded = next(url, context);
    if (!url.endsWith('/playwright-core/lib/coreBundle.js')) return loaded;
    return { ...loaded, source: String(loaded.source).replaceAll(`.send("${refused}"`, `.sendMayFail("${refused}"`) };
  },
});
