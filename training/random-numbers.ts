/** Small numbers around 0, the same ones each time: enough for weights of a network that learnt nothing. */
export function randomNumbers(): () => number {
  let state = 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return (state / 2_147_483_647 - 0.5) / 4;
  };
}
