import { registerHooks } from 'node:module';

// Firefox ESR does not know one command with which Playwright sets the colour scheme of every page, and Playwright takes
// its refusal for a failure. Loaded ahead of Playwright, this makes the command one that may be refused.
const refused = 'emulation.setMediaFeaturesOverride';

registerHooks({
  load(url, context, next) {
    const loaded = next(url, context);
    if (!url.endsWith('/playwright-core/lib/coreBundle.js')) return loaded;
    return { ...loaded, source: String(loaded.source).replaceAll(`.send("${refused}"`, `.sendMayFail("${refused}"`) };
  },
});
