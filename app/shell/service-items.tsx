import type { Category } from '#catalogue/categories.ts';
import { useCurrentPath } from './use-current-path.ts';

interface Props {
  category: Category;
  className: string | undefined;
}

/** A category's services as menu items; the current one is marked. */
export function ServiceItems({ category, className }: Props) {
  const pathname = useCurrentPath();
  return category.attributes.subCategories.map(({ id, name, url }) => (
    <li key={id}>
      <a
        href={`/service/${url}`}
        className={className}
        aria-current={pathname === `/service/${url}` ? 'page' : undefined}
      >
        {name}
      </a>
    </li>
  ));
}
