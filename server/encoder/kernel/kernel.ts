// The encoder's arithmetic in AssemblyScript: WebAssembly that works on sixteen numbers at once. `npm run kernel`
// compiles it. Arguments that end in At are memory addresses, which `fast-arithmetic.ts` allocates.

/** The largest quantized input: relaxed dot products of 8-bit and 7-bit integers are equal on every processor. */
const largest: f32 = 127;

/**
 * A linear layer: `x` times the weights, plus the bias. Weights are 8-bit integers with a scale per output; each input
 * row is quantized between its own minimum and maximum. Four rows and two outputs are computed at a time, so both
 * buffers are padded to a multiple of that.
 */
export function linear(
  xAt: usize,
  rows: i32,
  width: i32,
  outputs: i32,
  weightsAt: usize,
  scalesAt: usize,
  sumsAt: usize,
  biasAt: usize,
  roundedAt: usize,
  rangesAt: usize,
  outAt: usize,
): void {
  for (let row = 0; row < rows; row++) roundRow(xAt + row * width * 4, width, roundedAt + row * width, rangesAt + row * 8);
  for (let output = 0; output < outputs; output += 2) {
    const one = weightsAt + output * width;
    const two = one + width;
    for (let row = 0; row < rows; row += 4) {
      const from = roundedAt + row * width;
      let a0 = i32x4.splat(0), a1 = i32x4.splat(0), a2 = i32x4.splat(0), a3 = i32x4.splat(0);
      let b0 = i32x4.splat(0), b1 = i32x4.splat(0), b2 = i32x4.splat(0), b3 = i32x4.splat(0);
      for (let column = 0; column < width; column += 16) {
        const a = v128.load(one + column);
        const b = v128.load(two + column);
        let x = v128.load(from + column);
        a0 = i32x4.relaxed_dot_i8x16_i7x16_add_s(a, x, a0);
        b0 = i32x4.relaxed_dot_i8x16_i7x16_add_s(b, x, b0);
        x = v128.load(from + width + column);
        a1 = i32x4.relaxed_dot_i8x16_i7x16_add_s(a, x, a1);
        b1 = i32x4.relaxed_dot_i8x16_i7x16_add_s(b, x, b1);
        x = v128.load(from + 2 * width + column);
        a2 = i32x4.relaxed_dot_i8x16_i7x16_add_s(a, x, a2);
        b2 = i32x4.relaxed_dot_i8x16_i7x16_add_s(b, x, b2);
        x = v128.load(from + 3 * width + column);
        a3 = i32x4.relaxed_dot_i8x16_i7x16_add_s(a, x, a3);
        b3 = i32x4.relaxed_dot_i8x16_i7x16_add_s(b, x, b3);
      }
      const to = outAt + (row * outputs + output) * 4;
      unpack(sumsOf(a0, a1, a2, a3), output, outputs, scalesAt, sumsAt, biasAt, rangesAt + row * 8, to);
      unpack(sumsOf(b0, b1, b2, b3), output + 1, outputs, scalesAt, sumsAt, biasAt, rangesAt + row * 8, to + 4);
    }
  }
}

/** Quantizes a row to 7-bit integers, and stores its minimum and scale: x = minimum + scale * q. */
function roundRow(xAt: usize, width: i32, roundedAt: usize, rangeAt: usize): void {
  let low = v128.load(xAt);
  let high = low;
  for (let column = 4; column < width; column += 4) {
    const x = v128.load(xAt + column * 4);
    low = f32x4.min(low, x);
    high = f32x4.max(high, x);
  }
  const least = min(min(f32x4.extract_lane(low, 0), f32x4.extract_lane(low, 1)), min(f32x4.extract_lane(low, 2), f32x4.extract_lane(low, 3)));
  const most = max(max(f32x4.extract_lane(high, 0), f32x4.extract_lane(high, 1)), max(f32x4.extract_lane(high, 2), f32x4.extract_lane(high, 3)));
  const step: f32 = most > least ? (most - least) / largest : 1;
  const offset = f32x4.splat(least);
  const scale = f32x4.splat(1 / step);
  for (let column = 0; column < width; column += 16) {
    const at = xAt + column * 4;
    const first = i16x8.narrow_i32x4_s(whole(at, offset, scale), whole(at + 16, offset, scale));
    const second = i16x8.narrow_i32x4_s(whole(at + 32, offset, scale), whole(at + 48, offset, scale));
    v128.store(roundedAt + column, i8x16.narrow_i16x8_s(first, second));
  }
  store<f32>(rangeAt, least);
  store<f32>(rangeAt + 4, step);
}

@inline
function whole(at: usize, offset: v128, scale: v128): v128 {
  return i32x4.trunc_sat_f32x4_s(f32x4.nearest(f32x4.mul(f32x4.sub(v128.load(at), offset), scale)));
}

/** The horizontal sums of four vectors. */
@inline
function sumsOf(a: v128, b: v128, c: v128, d: v128): v128 {
  const ab = i32x4.add(v128.shuffle<i32>(a, b, 0, 4, 1, 5), v128.shuffle<i32>(a, b, 2, 6, 3, 7));
  const cd = i32x4.add(v128.shuffle<i32>(c, d, 0, 4, 1, 5), v128.shuffle<i32>(c, d, 2, 6, 3, 7));
  return i32x4.add(v128.shuffle<i32>(ab, cd, 0, 1, 4, 5), v128.shuffle<i32>(ab, cd, 2, 3, 6, 7));
}

/** Dequantizes one output of four rows and adds its bias. */
@inline
function unpack(
  sums: v128,
  output: i32,
  outputs: i32,
  scalesAt: usize,
  sumsAt: usize,
  biasAt: usize,
  rangesAt: usize,
  to: usize,
): void {
  const one = v128.load(rangesAt);
  const two = v128.load(rangesAt + 16);
  const least = v128.shuffle<f32>(one, two, 0, 2, 4, 6);
  const step = v128.shuffle<f32>(one, two, 1, 3, 5, 7);
  const product = f32x4.add(
    f32x4.mul(f32x4.convert_i32x4_s(sums), step),
    f32x4.mul(f32x4.splat(load<f32>(sumsAt + output * 4)), least),
  );
  const result = f32x4.add(
    f32x4.mul(product, f32x4.splat(load<f32>(scalesAt + output * 4))),
    f32x4.splat(load<f32>(biasAt + output * 4)),
  );
  const row = outputs * 4;
  store<f32>(to, f32x4.extract_lane(result, 0));
  store<f32>(to + row, f32x4.extract_lane(result, 1));
  store<f32>(to + 2 * row, f32x4.extract_lane(result, 2));
  store<f32>(to + 3 * row, f32x4.extract_lane(result, 3));
}

/** Multi-head self-attention. A row holds a token's query, key and value, one after the other. */
export function attend(rowsAt: usize, length: i32, width: i32, heads: i32, sharesAt: usize, outAt: usize): void {
  const size = width / heads;
  const row = 3 * width * 4;
  for (let head = 0; head < heads; head++) {
    const queries = rowsAt + head * size * 4;
    const keys = queries + width * 4;
    const values = keys + width * 4;
    for (let place = 0; place < length; place++) {
      const query = queries + place * row;
      for (let other = 0; other < length; other++) {
        store<f32>(sharesAt + other * 4, product(query, keys + other * row, size));
      }
      share(sharesAt, length, 1 / Mathf.sqrt(size as f32));
      const to = outAt + (place * width + head * size) * 4;
      for (let column = 0; column < size; column += 4) {
        let total = f32x4.splat(0);
        for (let other = 0; other < length; other++) {
          const value = v128.load(values + other * row + column * 4);
          total = f32x4.add(total, f32x4.mul(f32x4.splat(load<f32>(sharesAt + other * 4)), value));
        }
        v128.store(to + column * 4, total);
      }
    }
  }
}

@inline
function product(leftAt: usize, rightAt: usize, length: i32): f32 {
  let total = f32x4.splat(0);
  for (let at = 0; at < length * 4; at += 16) {
    total = f32x4.add(total, f32x4.mul(v128.load(leftAt + at), v128.load(rightAt + at)));
  }
  return added(total);
}

@inline
function added(four: v128): f32 {
  return (
    f32x4.extract_lane(four, 0) + f32x4.extract_lane(four, 1) + (f32x4.extract_lane(four, 2) + f32x4.extract_lane(four, 3))
  );
}

/** Softmax of the scores times `scale`, in place. */
function share(scoresAt: usize, length: i32, scale: f32): void {
  let most: f32 = -Infinity;
  for (let at = scoresAt; at < scoresAt + length * 4; at += 4) most = max(most, load<f32>(at));
  let total: f32 = 0;
  for (let at = scoresAt; at < scoresAt + length * 4; at += 4) {
    const power = Mathf.exp((load<f32>(at) - most) * scale);
    store<f32>(at, power);
    total += power;
  }
  for (let at = scoresAt; at < scoresAt + length * 4; at += 4) store<f32>(at, load<f32>(at) / total);
}

/** Layer normalization of left + right, with the trained weight and bias. */
export function addNormalised(
  leftAt: usize,
  rightAt: usize,
  rows: i32,
  width: i32,
  weightAt: usize,
  biasAt: usize,
  outAt: usize,
): void {
  const bytes = width * 4;
  for (let row = 0; row < rows; row++) {
    const from = row * bytes;
    let sum = f32x4.splat(0);
    for (let at = 0; at < bytes; at += 16) {
      const both = f32x4.add(v128.load(leftAt + from + at), v128.load(rightAt + from + at));
      v128.store(outAt + from + at, both);
      sum = f32x4.add(sum, both);
    }
    const mean = f32x4.splat(added(sum) / (width as f32));
    let squares = f32x4.splat(0);
    for (let at = 0; at < bytes; at += 16) {
      const apart = f32x4.sub(v128.load(outAt + from + at), mean);
      squares = f32x4.add(squares, f32x4.mul(apart, apart));
    }
    const scale = f32x4.splat(1 / Mathf.sqrt(added(squares) / (width as f32) + 1e-12));
    for (let at = 0; at < bytes; at += 16) {
      const apart = f32x4.mul(f32x4.sub(v128.load(outAt + from + at), mean), scale);
      v128.store(outAt + from + at, f32x4.add(f32x4.mul(apart, v128.load(weightAt + at)), v128.load(biasAt + at)));
    }
  }
}

/** GELU in place, interpolated in a table from -`curveEnds` to `curveEnds`. */
export function gelu(xAt: usize, count: i32, curveAt: usize, curveEnds: f32, stepsToOne: f32): void {
  for (let at = xAt; at < xAt + count * 4; at += 4) {
    const x = load<f32>(at);
    if (x >= curveEnds) continue;
    if (x <= -curveEnds) {
      store<f32>(at, 0);
      continue;
    }
    const point = (x + curveEnds) * stepsToOne;
    const before = point as i32;
    const from = load<f32>(curveAt + before * 4);
    const to = load<f32>(curveAt + before * 4 + 4);
    store<f32>(at, from + (point - (before as f32)) * (to - from));
  }
}
