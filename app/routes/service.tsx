import { isServiceSlug } from '#catalogue/look-up.ts';
import { serviceNames } from '#catalogue/service-names.ts';
import { Band } from '../sections/band.tsx';
import type { Route } from './+types/service';

export function loader({ params }: Route.LoaderArgs) {
  if (!isServiceSlug(params.slug)) throw new Response('No such service', { status: 404 });
  return { name: serviceNames[params.slug].name };
}

export default function ServicePage({ loaderData }: Route.ComponentProps) {
  return (
    <Band>
      <h1>{loaderData.name}</h1>
    </Band>
  );
}
