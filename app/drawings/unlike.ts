import type { Scene } from './packages/scene.ts';

/** For each in turn, of the scenes that it could show, the one whose kind those before it show least. */
export function unlikeOneAnother(choices: readonly (readonly Scene[])[]): (Scene | undefined)[] {
  const shown = new Map<Scene['kind'], number>();
  const timesShown = ({ kind }: Scene) => shown.get(kind) ?? 0;
  return choices.map((scenes) => {
    const [chosen] = scenes.toSorted((left, right) => timesShown(left) - timesShown(right));
    if (chosen) shown.set(chosen.kind, timesShown(chosen) + 1);
    return chosen;
  });
}
