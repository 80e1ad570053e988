type Asked = readonly (readonly [question: string, ...wanted: string[]])[];

/** What visitors ask the studio, and what a right reply says: references, filled in from its own facts. */
export const questions: Asked = [
  ['who are you', '{company.name}'],
  ['what is lantern field', '{company.name}'],
  ['since when do you exist', '{company.since}'],
  ['where are you based', '{company.city}'],
  ['do you come to Harrogate', 'Yes, we work in Harrogate'],
  ['do you work in York', 'Yes, we work in York'],
  ['do you work in London', "London isn't on our list"],
  ['do you travel to Lisbon', '{company.area}'],
  ['how can I contact you', '{company.email}', '{company.telephone}'],
  ['what is your phone number', '{company.telephone}'],
  ['whatsapp number', "we don't use WhatsApp"],
  ['how do I order', '{page.contact}'],
  ['which currency are your prices in', '{company.currency}'],
  ['is vat included', 'No, tax comes on top of our prices: VAT not included.'],
  ['is vat on top', 'Yes, tax comes on top of our prices: VAT not included.'],
  ['how much is a wedding', '{wedding-photography.from}', '{wedding-photography.to}'],
  ['what does platinum wedding photography cost', '{wedding-photography.platinum.price}'],
  ['how many photos in the gold event package', '{event-photography.gold.photos}'],
  ['how much is a headshot', '{business-headshots.single.price}'],
  ['how long do portraits take', '{portrait-sessions.times}'],
  ["what's the cheapest portrait", '{portrait-sessions.silver.price}'],
  ['silver portrait and silver product, total?', '£270'],
  ['gold wedding plus a headshot', '£1,495'],
  ['when do I have to pay', '{policy.deposit}', 'the rest on delivery'],
  ['how much do I pay in advance', '{policy.deposit}'],
  ['can I pay in instalments', 'Not in instalments'],
  ['do you have express delivery', "No, we don't offer express delivery"],
  ['is there a discount', 'No, we list no discount'],
  ['how many revisions are free', '{policy.free-rounds}'],
  ['can I get a refund', '{policy.refund-window}'],
  ['i ordered yesterday, can i have my money back', 'You get a full refund if you ask within {policy.refund-window}'],
  ['do you photograph casinos', 'casinos'],
  ['what services do you offer', 'Weddings and Events'],
  ['do you do framed prints', 'framed in oak or black'],
  ['drone permits', 'we keep our feet on the ground'],
  ['can you film our wedding', 'we take photographs only'],
  ['gift vouchers?', 'for any package'],
  ['do you photograph food', 'Ice cream does not'],
];

/** Conversations, and what the last reply says. */
export const talks: readonly (readonly [messages: readonly string[], wanted: readonly string[]])[] = [
  [['wedding photography', 'and gold?'], ['{wedding-photography.gold.price}']],
  [['a silver portrait', 'and platinum?'], ['{portrait-sessions.platinum.price}']],
  [
    ['a gold event', 'and a headshot', 'total?'],
    ['{event-photography.gold.price}', '{business-headshots.single.price}'],
  ],
];
