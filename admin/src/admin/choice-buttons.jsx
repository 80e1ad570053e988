import { Button, Flex } from '@strapi/design-system';

/** A choice of few options, each a button; the pressed one is selected. */
export function ChoiceButtons({ label, choices, chosen, choose }) {
  return (
    <Flex gap={2} wrap="wrap" role="group" aria-label={label}>
      {Object.entries(choices).map(([key, name]) => (
        <Button
          key={key}
          variant={key === chosen ? 'secondary' : 'tertiary'}
          aria-pressed={key === chosen}
          onClick={() => choose(key)}
        >
          {name}
        </Button>
      ))}
    </Flex>
  );
}
