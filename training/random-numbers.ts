/** Small deterministic numbers around 0: enough for the weights of an untrained network. */
export function randomNumbers(): () => number {
  let state = 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return (state / 2_147_483_647 - 0.5) / 4;
  };
}
