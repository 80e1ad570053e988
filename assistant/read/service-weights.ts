/** Written by `training/weigh-services.ts`, for each encoder: a weight for each piece of evidence, and the start. */
export const serviceWeights: Readonly<Record<string, readonly number[]>> = {
  encoder: [
    2.002, 1.894, 1.168, 0.122, -0.292, -0.432, 0.154, 0.024, 0.57, 0.578, 0.096, 0.622, 0.338, -0.584, -0.638, -0.514,
    -0.322, -0.272, -0.53, -1.314, -0.588,
  ],
  student: [
    1.77, 2.16, 1.072, -0.008, -0.002, -0.142, -0.094, 0.236, 0.722, 1.441, 0.37, 1.008, 0.624, -0.338, -1.124, -0.694,
    -0.392, -0.532, -0.788, -1.746, -0.506,
  ],
};
