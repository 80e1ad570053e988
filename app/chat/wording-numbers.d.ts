declare module 'virtual:wording-numbers' {
  const numbers: readonly [number: number, id: number][];
  export default numbers;
}
