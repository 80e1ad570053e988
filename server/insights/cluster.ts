import type { Encoder } from '#language/encode/encoder.ts';

export interface Wording {
  text: string;
  count: number;
}

/** Questions with the same meaning, most frequent first. */
export interface Cluster {
  /** The wording closest to all of them. */
  name: string;
  wordings: readonly Wording[];
  count: number;
}

/**
 * The similarity from which two questions count as one. 'Is there parking at your office?' and 'where can i park when i
 * visit' are at 0.66; 'kite repair service?' and 'do you do tattoos', which share only their form, at 0.61.
 */
const sameMeaning = 0.63;
/** Each is compared with every cluster; beyond this many wordings, the rarest are left out. */
const maxWordings = 3_000;

interface Growing {
  members: (Wording & { vector: Float32Array })[];
  /** The sum of the members' vectors. */
  sum: Float32Array;
}

/** Clusters questions by meaning, with the assistant's own encoder. */
export async function clusterByMeaning(wordings: readonly Wording[], encoder: Encoder): Promise<Cluster[]> {
  const known = wordings.toSorted((left, right) => right.count - left.count).slice(0, maxWordings);
  const encodings = await encoder.encode(known.map(({ text }) => ({ text })));
  const clusters: Growing[] = [];
  known.forEach((wording, index) => {
    const vector = encodings[index]?.vector;
    if (!vector) return;
    const [nearest] = clusters
      .map((cluster) => ({ cluster, likeness: dot(vector, cluster.sum) / cluster.members.length }))
      .toSorted((left, right) => right.likeness - left.likeness);
    if (nearest && nearest.likeness >= sameMeaning) join(nearest.cluster, { ...wording, vector });
    else clusters.push({ members: [{ ...wording, vector }], sum: Float32Array.from(vector) });
  });
  return clusters.map(finish).toSorted((left, right) => right.count - left.count);
}

function join(cluster: Growing, member: Growing['members'][number]): void {
  cluster.members.push(member);
  member.vector.forEach((value, index) => {
    cluster.sum[index] = (cluster.sum[index] ?? 0) + value;
  });
}

function finish({ members, sum }: Growing): Cluster {
  const [middle] = members.toSorted((left, right) => dot(right.vector, sum) - dot(left.vector, sum));
  return {
    name: middle?.text ?? '',
    wordings: members.map(({ text, count }) => ({ text, count })),
    count: members.reduce((total, { count }) => total + count, 0),
  };
}

function dot(left: Float32Array, right: Float32Array): number {
  return left.reduce((sum, value, index) => sum + value * (right[index] ?? 0), 0);
}
