const has = /^(?:have|has|got|own|owns|run|runs|operate|manage)$/;
const whose = /^(?:my|our|their|his|her)$/;
const roughly = /^(?:a|an|about|around|only|just|over|already|currently|now|some|these|those)$/;
/** 'Can we have three?', 'I'd like to have two'. */
const wants = /^(?:can|could|may|to|will|would|should|want|lets|let|ill|id)$/;
const persons = /^(?:team|staff|group|company|firm|family)$/;
const reach = 3;

/** 'We have 3 branches', 'my two shops': a number of what somebody has already, and no order. */
export function isOwned(words: readonly string[], at: number): boolean {
  const before = words.slice(0, at).findLastIndex((word) => !roughly.test(word));
  // 'A team of 12.'
  if (words[before] === 'of' && persons.test(words[before - 1] ?? '')) return true;
  if (whose.test(words[before] ?? '')) return true;
  return (
    has.test(words[before] ?? '') && !words.slice(Math.max(0, before - reach), before).some((word) => wants.test(word))
  );
}
