import { z } from 'zod';

/** The settings of a training stage; with `like`, it inherits those of another. */
const stage = z.strictObject({
  input: z.string().optional(),
  output: z.string(),
  like: z.string().optional(),
  epochs: z.number().optional(),
  studentEpochs: z.number().optional(),
  batch: z.number().optional(),
  rate: z.number().optional(),
  studentRate: z.number().optional(),
  fromTemplate: z.number().optional(),
  /** Sets it doesn't read, each with the reason. */
  leavesOut: z.record(z.string(), z.string()).optional(),
  /** Sets it doesn't train on either, but writes its outputs for. */
  holdsOut: z.array(z.string()).optional(),
});
const set = z.strictObject({
  holds: z.string(),
  /** Its messages aren't split into parts: a change and a question may be in one. */
  unsegmented: z.boolean().optional(),
  /** How often it is read relative to others. */
  weight: z.number().optional(),
});
const sets = z.record(z.string(), set);
const shippedBy = z.strictObject({
  commit: z.string(),
  turns: z.strictObject({ epochs: z.number(), studentEpochs: z.number(), leavesOut: z.array(z.string()) }),
  because: z.string().optional(),
});
export const manifestSchema = z.strictObject({
  base: z.strictObject({
    model: z.string(),
    licence: z.string(),
    package: z.string(),
    version: z.string(),
    weights: z.string(),
    tokenizer: z.string(),
  }),
  versions: z.strictObject({ python: z.string(), torch: z.string(), numpy: z.string() }),
  seed: z.number(),
  encoder: z.strictObject({ tokens: z.number(), commonTokens: z.number() }),
  student: z.strictObject({
    tokens: z.number(),
    width: z.number(),
    layers: z.number(),
    heads: z.number(),
    inner: z.number(),
  }),
  stages: z.strictObject({ main: stage, calibration: stage, refine: stage, turns: stage }),
  shipped: z.strictObject({ encoder: shippedBy, student: shippedBy }),
  sets: z.strictObject({ messages: sets, asked: sets, turns: sets, judged: sets }),
});

export type Manifest = z.infer<typeof manifestSchema>;
