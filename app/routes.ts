import { index, type RouteConfig, route } from '@react-router/dev/routes';

/** Every URL of the site. */
export default [
  index('routes/home.tsx'),
  route('services', 'routes/services.tsx'),
  route('service/:slug', 'routes/service.tsx'),
  route('estimate', 'routes/estimate.tsx'),
  route('quote/:id', 'routes/quote.tsx'),
  route('portfolio', 'routes/portfolio.tsx'),
  route('portfolio/:piece', 'routes/portfolio-piece.tsx'),
  route('testimonials', 'routes/testimonials.tsx'),
  route('about', 'routes/about.tsx'),
  route('contact', 'routes/contact.tsx'),
  route('talk/:key', 'routes/talk.tsx'),
  route('careers', 'routes/careers.tsx'),
  route('sitemap', 'routes/sitemap.tsx'),
  route('terms-and-conditions', 'routes/terms.tsx'),
  route('privacy', 'routes/privacy.tsx'),
  route('developers', 'routes/developers.tsx'),
  route('blog', 'routes/blog.tsx'),
  route('blog/page/:page', 'routes/blog-page.tsx'),
  route('blog/tag/:tag', 'routes/blog-tag.tsx'),
  route('blog/:post', 'routes/blog-post.tsx'),
  route('search', 'routes/search.tsx'),
  route('search.json', 'routes/search-index.ts'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
