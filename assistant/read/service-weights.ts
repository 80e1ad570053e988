/** Written by `training/fit-service-weights.ts`: a weight per feature and a bias, for each encoder. */
export const serviceWeights: Readonly<Record<string, readonly number[]>> = {
  encoder: [
    2.148, 1.802, 1.116, -0.47, -0.532, 0.024, 0.034, 0.578, -0.028, -0.004, -0.514, 0.942, 0.632, -0.11, -0.246,
    -0.154, -0.796, -0.318, 0.32, -1.59, -0.47,
  ],
  student: [
    2.292, 1.604, 0.992, -0.746, -0.416, 0.132, -0.338, 0.596, 0.168, 0.752, -0.402, 1.112, 0.584, 0.19, -0.36, -0.56,
    -0.88, -0.822, -0.096, -1.298, -0.792,
  ],
};
