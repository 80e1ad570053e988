/** Written by `training/calibrate.ts`: a row a kind, one weight for each piece of evidence and the start. */
export const kindWeights: readonly (readonly number[])[] = [
  [0.777, 1.02, -0.506, -0.973, -0.075, -0.224, 1.305, 0.398, -0.542, -0.175, 1.359],
  [0.875, 1.006, -0.101, -0.539, -0.989, -1.079, -0.512, -0.339, 1.286, -0.222, 0.203],
  [-0.121, -0.141, 2.829, -0.218, -0.933, -0.863, -0.777, 0.501, 0.129, 0.776, -0.4],
  [-0.632, -0.444, -0.483, 3.148, -0.384, -0.866, -0.163, -0.211, 0.095, -0.416, -0.12],
  [-0.384, -0.681, -1.073, -0.483, 2.181, 0.117, -0.446, 0.012, -0.753, -0.252, -0.831],
  [-0.515, -0.76, -0.666, -0.936, 0.2, 2.915, 0.592, -0.361, -0.215, 0.289, -0.211],
];

/** The same for 'this entry is meant': its score, its lead over the next, how likely any entry is meant, the start. */
export const entryWeights: readonly number[] = [4.042, 3.634, 4.832, -6.188];
