import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import '../.cache/brand/brand.css';
import './brand/tokens.css';
import './brand/base.css';
import { company } from '#company/facts.ts';
import type { Route } from './+types/root';
import { preloadedFonts } from './brand/fonts.ts';
import { configuredScripts, type RootData } from './consent/third-party-scripts.ts';
import { failureOf, failureTitle } from './pages/failure.ts';
import { FailurePage } from './sections/failure-page.tsx';
import { Shell } from './shell/shell.tsx';

export const links: Route.LinksFunction = () => [
  ...preloadedFonts.map((href) => ({
    rel: 'preload',
    href,
    as: 'font' as const,
    type: 'font/woff2',
    crossOrigin: 'anonymous' as const,
  })),
  { rel: 'icon', href: '/favicon.ico', sizes: '48x48' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/icon-180.png' },
  { rel: 'manifest', href: '/site.webmanifest' },
  { rel: 'describedby', href: '/llms.txt', type: 'text/plain' },
  { rel: 'alternate', href: '/feed.xml', type: 'application/atom+xml', title: `${company.name} blog` },
];

/** Every page sets its own; these apply if a page failed. */
export const meta: Route.MetaFunction = ({ error }) => [
  { title: error ? failureTitle(error) : company.name },
  { name: 'color-scheme', content: 'light dark' },
  ...(error ? [{ name: 'robots', content: 'noindex' }] : []),
];

export function loader(): RootData {
  return { thirdPartyScripts: configuredScripts(process.env) };
}

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  return (
    <Shell>
      <Outlet />
    </Shell>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Shell>
      <FailurePage {...failureOf(error)} />
    </Shell>
  );
}
