/**
 * Further questions of visitors, with a pattern for what a right reply contains. They measure what was changed with the
 * help of `asked.ts`, so nobody looks at which of them fail. Their score was read while thresholds were chosen: it is
 * no clean figure.
 */
export const keptApart: readonly (readonly [question: string, wanted: string])[] = [
  ['How much is Gold?', '£450|£1,400|which'],
  ['what would a single headshot set me back', '£95'],
  ['we have 4 new employees and each needs a headshot, total?', '£380'],
  ['cost of platinum for pictures of our conference', '£800'],
  ['family photos, the middle package, how many pictures is that', '20'],
  ['do you have a package for weddings under a grand', '£900|Silver'],
  ['what does the most expensive wedding package include', 'album'],
  ['how many photographers come with silver for a wedding', 'One photographer|one'],
  ['I need 60 packshots for etsy, which one do I take', 'Platinum|£520'],
  ['does gold property come with a floor plan', 'Platinum|no\\b|not'],
  ['Is a printed album part of wedding gold?', 'Platinum|no\\b|not'],
  ['turnaround for platinum portraits?', '10 days'],
  ['deposit for a gold event please', '£135'],
  ['gold event is £450 right, so what do I still owe you when I get the pictures', '£315'],
  ['is the 30% refundable if i cancel the next morning', '48 hours|48'],
  ['can we spread the cost over six months', 'instalment|not in instal'],
  ['do I get a voucher code for a first booking', 'discount'],
  [
    'is there somewhere cheap for us to eat near you',
    "don't have an answer|can't|not something|don't know|no answer|contact",
  ],
  ['do you cover Huddersfield', 'Huddersfield'],
  ['our venue is in Glasgow, would that work', "isn't on our list|outside|Leeds"],
  ['what day of the week are you shut', 'Tuesday|Wednesday|Saturday|hours|open'],
  ['could you tell me the number to ring', '0113|113 496'],
  ['do you also build websites', "don't|not"],
  ['could you tune my piano', "don't|not|no answer|only"],
  ['how long are galleries kept', 'year'],
  ['do you take children at a birthday without asking the parents', 'parent'],
  ['what happens to our photos if there is heavy rain on the day', 'umbrellas|rain'],
  ['who picks the pictures that go in the album', 'You do'],
  ['do you retouch spots and wrinkles on portraits', 'gone in a week|retouch'],
  ['is someone able to hand over keys instead of us being at the house', 'key'],
];
