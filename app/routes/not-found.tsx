import { missingPage } from '../pages/missing-page.ts';
import type { Route } from './+types/not-found';

export function loader({ request }: Route.LoaderArgs) {
  throw missingPage(request);
}

/** Never rendered: the error boundary handles every URL that leads here. */
export default function NotFoundPage() {
  return null;
}
