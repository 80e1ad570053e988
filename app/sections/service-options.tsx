import { categories } from '#catalogue/categories.ts';

/** Every service as an option of a select, grouped by category. */
export function ServiceOptions() {
  return categories.map(({ id, attributes }) => (
    <optgroup key={id} label={attributes.name}>
      {attributes.subCategories.map(({ url, name }) => (
        <option key={url} value={url}>
          {name}
        </option>
      ))}
    </optgroup>
  ));
}
