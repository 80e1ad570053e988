import type { Scene } from './scene.ts';

/**
 * For each item in turn, the scene of its options whose kind has been shown least so far. A checklist, which could stand
 * for anything, is shown only where there is nothing else.
 */
export function varyScenes(choices: readonly (readonly Scene[])[]): (Scene | undefined)[] {
  const shown = new Map<Scene['kind'], number>();
  const timesShown = ({ kind }: Scene) => shown.get(kind) ?? 0;
  return choices.map((scenes) => {
    const telling = scenes.filter(({ kind }) => kind !== 'checklist');
    const [chosen] = (telling.length > 0 ? telling : scenes).toSorted(
      (left, right) => timesShown(left) - timesShown(right),
    );
    if (chosen) shown.set(chosen.kind, timesShown(chosen) + 1);
    return chosen;
  });
}
