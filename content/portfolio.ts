import type { PortfolioPiece } from './portfolio-piece.ts';

export const portfolio: readonly PortfolioPiece[] = [
  {
    slug: 'bakery-leeds',
    title: 'A bakery in Leeds',
    summary: 'A WordPress site that takes cake orders while the ovens are on.',
    services: ['wordpress-development', 'website-copywriting'],
    sector: 'Food and drink',
    country: 'United Kingdom',
    challenge:
      "The bakery took orders for celebration cakes by phone, at the hours when both owners stood at the oven. Calls were missed, details were noted on flour bags, and customers rang twice to ask about sizes and allergens. A page on a social network showed photographs but no prices. The owners wanted fewer calls and no program they'd have to learn.",
    approach: [
      'We listed the questions callers asked and made them the structure of the site: sizes, flavours, allergens, how early to order.',
      "The copy was written from the owners' own explanations, so that the site speaks as they do across the counter.",
      'A theme was set up in their colours, with a contact form that asks for everything the kitchen needs to know.',
      'The owners changed a price and added a cake themselves before we called it finished.',
    ],
    result:
      "Most cake orders now arrive in writing, complete with date, size and allergens, and are read when there's time to read them. The telephone still rings, mainly for wedding cakes, where a conversation is wanted. The owners change the seasonal range without asking anyone.",
    sample: true,
  },
  {
    slug: 'dental-clinic-karachi',
    title: 'A dental clinic in Karachi',
    summary: 'New listings with the right address, and a page for each treatment.',
    services: ['local-citation-building', 'on-page-seo'],
    sector: 'Health',
    country: 'Pakistan',
    challenge:
      'The clinic had moved to another district, yet directories and maps went on showing the old address with a telephone number that no longer worked. New patients arrived late or at the wrong building. The website put all treatments on one page, so somebody searching for a root canal or for braces had little reason to find it.',
    approach: [
      'We agreed one exact spelling of name, address and telephone number and used it for every listing.',
      'Each new listing is in the report, so the clinic can see and check it.',
      'The long treatment page was divided, and every new page got its own title, description, headings and links.',
    ],
    result:
      "Patients who find the clinic online reach the right door, and reception no longer gives directions from the old address. The treatment pages appear for searches they couldn't appear for before. Some old entries in small directories remain; the report marks them, so that they can be followed up.",
    sample: true,
  },
  {
    slug: 'furniture-maker-melbourne',
    title: 'A furniture maker in Melbourne',
    summary: 'A catalogue of timber furniture that the workshop edits itself.',
    services: ['nextjs-web-development', 'strapi-cms-website-development', 'website-design'],
    sector: 'Manufacturing',
    country: 'Australia',
    challenge:
      'Every table the workshop sells can be had in several timbers, sizes and finishes. The old site showed each combination as a separate page, made by a developer who had moved on. Prices were wrong on some, pieces that were no longer made were still on show, and the photographs took so long to appear that visitors gave up.',
    approach: [
      'We drew the product page first, with the choice of timber and size on it, and tested the layout on a phone in the workshop.',
      "Strapi was set up with content types in the makers' words: piece, timber, finish, lead time.",
      'The site was built in Next.js, with photographs in sizes that suit the screen asking for them.',
      'Editor roles were divided, so that apprentices can add pictures and only the office changes prices.',
    ],
    result:
      "A new piece goes online on the day it's photographed. Each product has one page with its choices instead of a page for every combination, and enquiries name timber and size from the start. The workshop's own remark was that the site finally waits for nobody.",
    sample: true,
  },
  {
    slug: 'property-manager-austin',
    title: 'A property manager in Austin',
    summary: 'Repair requests out of the inbox and into one list.',
    services: ['web-application-development', 'back-end-web-development'],
    sector: 'Property',
    country: 'United States',
    challenge:
      'Tenants reported repairs by email, text message and notes under the office door. Staff copied them into a spreadsheet, called a plumber or an electrician, and forgot who had been told what. Owners of the buildings asked for an overview that took days to put together. Off-the-shelf software covered rents and contracts, which already worked.',
    approach: [
      'We followed a handful of repairs from the first message to the paid invoice and drew the steps they had in common.',
      'Tenants, staff, tradespeople and owners each got a view of the same list, behind their own sign-in.',
      'Photographs, messages and dates stay with the repair. Status changes send an email to whoever is waiting.',
      'The application ran beside the spreadsheet until nobody opened the spreadsheet any more.',
    ],
    result:
      'A tenant can see where a repair stands without calling. Staff begin the morning with one list sorted by urgency, and owners look up their building themselves. Some older tenants still telephone; staff enter those requests in a moment, so the list stays complete.',
    sample: true,
  },
  {
    slug: 'training-company-dubai',
    title: 'A training company in Dubai',
    summary: 'Course booking, payment and certificates in one application.',
    services: ['mern-stack-development', 'logo-design'],
    sector: 'Education',
    country: 'United Arab Emirates',
    challenge:
      'The company teaches safety courses to construction firms. A firm would reserve places by email, change the names twice, pay for some of them and ask for certificates months later. The office held all this together with folders and good memory. It wanted firms to manage their own people, and it needed a logo that could be printed on a certificate in one colour.',
    approach: [
      "We settled who may do what: a firm's coordinator, a participant, a trainer, the office.",
      'Booking, payment and user management were built on the MERN stack, with the course calendar as its centre.',
      'Certificates are produced from the attendance list, so that a name is typed once.',
      'The logo was drawn in black first and coloured afterwards, which is why it survives the office printer.',
    ],
    result:
      'Firms book, swap names and pay without writing to the office, and find their certificates where they booked the course. Trainers check attendance on a phone. The office spends its time on new courses. Invoicing for a few large clients is still agreed case by case, as they prefer.',
    sample: true,
  },
  {
    slug: 'freight-forwarder-rotterdam',
    title: 'A freight forwarder in Rotterdam',
    summary: 'A clear layout for a complicated trade, built from the approved design.',
    services: ['website-design', 'front-end-web-development'],
    sector: 'Transport',
    country: 'Netherlands',
    challenge:
      "The forwarder's own developers run its booking system and wanted to keep doing so. What they lacked was a public site that a shipper from outside the trade could follow. The existing one used the company's internal department names as its menu, and people looking for customs clearance had to know that it was called something else.",
    approach: [
      'We asked the sales team which words customers use on the telephone and built the navigation from them.',
      'Layouts for desktop, tablet and phone were approved page by page, with a style guide for what comes later.',
      "The pages were built from that design as clean front-end code, which the company's developers connected to their system.",
    ],
    result:
      "Visitors find a service under the name they know, and the sales team sends links instead of explanations. The forwarder's developers took the code over without a meeting about it, and have since added pages of their own that you can't tell from ours.",
    sample: true,
  },
  {
    slug: 'language-school-toronto',
    title: 'A language school in Toronto',
    summary: 'A chat assistant that answers course questions at night.',
    services: ['ai-chatbot-development', 'content-writing'],
    sector: 'Education',
    country: 'Canada',
    challenge:
      'Students enquire from other time zones and expect an answer before the school opens. The questions repeat: levels, start dates, class sizes, what to bring to the placement test. The answers were on the website, scattered over many pages and partly out of date. The school worried that an assistant would make things up, above all about visas.',
    approach: [
      "We collected the questions from the school's inbox and had the answers rewritten once, in simple English.",
      "The assistant was trained on this content alone and says so when it doesn't know.",
      "Visa questions are always handed over to the school's team, together with the conversation so far.",
      'Staff tried to lead it astray for some days before it went public, and the gaps they found were filled.',
    ],
    result:
      'Routine questions are answered at any hour, in words the school has approved. Staff receive fewer messages, and the ones they do get are those that need a person. The rewritten answers turned out to be useful on the website as well, where they replaced several outdated pages.',
    sample: true,
  },
  {
    slug: 'coffee-roaster-portland',
    title: 'A coffee roaster in Portland',
    summary: 'A logo that prints on a paper bag, and posts that match it.',
    services: ['logo-design', 'posts-and-banners-design'],
    sector: 'Food and drink',
    country: 'United States',
    challenge:
      'The roaster began at a market stall with a logo drawn by a friend: a fine illustration of a coffee plant that became a smudge when stamped on paper. Every bag, label and post had used a different typeface since. A grocer was ready to stock the coffee and asked, politely, for packaging that looked as if it came from one company.',
    approach: [
      'We showed the plant in several degrees of simplicity, each one stamped on brown paper beside the original.',
      'The chosen version keeps the leaf that regular customers knew and loses everything that had filled with ink.',
      'Light and dark versions, colours and type were written down in a short guide.',
      'A set of posts announced the new bags in the same style, so that followers met it before the shelf did.',
    ],
    result:
      'Bags, labels and posts look like one roaster, and the stamp that caused the trouble prints cleanly. Regulars recognized the leaf. The owner makes new labels from the guide without help, and admits to having broken its rules only at Christmas.',
    sample: true,
  },
  {
    slug: 'gym-manchester',
    title: 'A gym in Manchester',
    summary: 'A month of posts planned in advance instead of invented at midnight.',
    services: ['social-media-marketing', 'posts-and-banners-design'],
    sector: 'Leisure',
    country: 'United Kingdom',
    challenge:
      "The trainers took turns posting, whenever somebody remembered. Weeks of silence were followed by a burst of discounts, which taught members to wait for the next one. Beginners, the people the gym most wanted, saw only heavy weights and felt it wasn't a place for them. Nobody on the team enjoyed the task or had the time for it.",
    approach: [
      'We agreed what the gym wants to be known for and dropped the constant discounts.',
      "A monthly calendar mixes answers to beginners' questions, class news and members' stories told with their consent.",
      "Graphics follow one style, with type that can be read on a phone held at arm's length.",
      'The monthly report says which posts led to messages, and the next calendar takes that into account.',
    ],
    result:
      "The gym's pages have a steady rhythm and a tone beginners respond to: more of the messages now ask about a first visit than about the next discount. The trainers supply photographs and facts, and don't write any more. Posts about nutrition found little interest and were given up.",
    sample: true,
  },
  {
    slug: 'plumber-brisbane',
    title: 'A plumbing firm in Brisbane',
    summary: 'Advertisements and landing pages that promise the same thing.',
    services: ['google-ads', 'website-copywriting'],
    sector: 'Trades',
    country: 'Australia',
    challenge:
      "The firm paid for clicks from people it couldn't help: students looking for courses, households far outside its area, bargain hunters for parts. Those who did need a plumber landed on the home page, which began with the history of the company. The owner couldn't say which calls came from advertising, and was close to giving it up.",
    approach: [
      "Search terms that had cost money and brought nothing were excluded, and the area was drawn around the firm's real routes.",
      'Emergencies and planned work became separate campaigns, because these customers want different things.',
      'Each campaign got a landing page with its own copy: what we fix, where, how to reach us now.',
      'Conversion tracking shows which advertisement a call or a form came from.',
    ],
    result:
      'The same advertising money reaches people in the right area with the right problem, and the owner can see which campaign earned its keep. Calls about parts and courses have all but stopped. The campaign for planned work is quieter than hoped and runs only in the dry months.',
    sample: true,
  },
  {
    slug: 'textile-exporter-faisalabad',
    title: 'A textile exporter in Faisalabad',
    summary: 'Product pages that buyers abroad, search engines and AI assistants understand.',
    services: ['search-engine-optimization', 'generative-engine-optimization'],
    sector: 'Manufacturing',
    country: 'Pakistan',
    challenge:
      "Buyers abroad look for a mill by fabric, weight, certificate and minimum order. The exporter's site named none of these in text; they were in brochures offered for download. Search engines saw a few general pages, and AI assistants asked for mills in the region named others. The sales team answered the same specification questions by email all day.",
    approach: [
      "A technical audit came first, and pages that couldn't be indexed were repaired.",
      'Specifications were taken out of the brochures and written as pages, in the terms buyers search for.',
      'Structured data and consistent company details make clear who makes what, and where.',
      'AI crawlers were given access, and short factual answers were placed where an assistant can quote them.',
    ],
    result:
      "The site appears for specific fabrics and not only for the company's name, and buyers write with a specification in hand. The mill has begun to be named in AI answers for some of its fabrics, which is checked each month and varies. No position was promised and none is taken for granted.",
    sample: true,
  },
  {
    slug: 'software-start-up-berlin',
    title: 'A software company in Berlin',
    summary: 'Articles worth linking to, and the outreach that got them seen.',
    services: ['article-writing', 'blogger-outreach', 'niche-edits'],
    sector: 'Software',
    country: 'Germany',
    challenge:
      'The company sells scheduling software to workshops, in a market where larger rivals are named everywhere. Its blog described new features to people who had never heard of the product. There was expertise in the team, thanks to a founder from the trade, but it existed only in conversation. Hardly any site of the trade had ever linked to the company.',
    approach: [
      'The founder answered our questions in writing, and each answer became the core of a researched article.',
      'Articles explain planning problems of workshops and mention the product only where it belongs.',
      'Relevant trade sites were approached with an article that suited their readers.',
      'Links were also placed in existing articles on related subjects. Every live link is in the report.',
    ],
    result:
      'Trade sites now refer to the articles, and new prospects mention having read them. The sales team sends them instead of a brochure. Several of the sites we approached declined, some for good reasons; their comments made the later articles better.',
    sample: true,
  },
  {
    slug: 'solar-installer-nairobi',
    title: 'A solar installer in Nairobi',
    summary: 'One drawing and a row of posts that explain what a roof can do.',
    services: ['infographic-design', 'blog-writing', 'keyword-research'],
    sector: 'Energy',
    country: 'Kenya',
    challenge:
      'Every first visit began with the same hour of explanation: panels, inverter, battery, what happens on a cloudy day. Customers nodded, forgot most of it and asked a cousin, who told them something else. The installer wanted people to arrive with the basics clear, and to find the company when they searched for exactly those questions.',
    approach: [
      'Keyword research showed which questions people type, and in which words.',
      "An infographic follows the current from the roof to the kettle, with figures from the installer's own projects.",
      'Each part of the drawing has a blog post behind it that answers the question in full.',
      'A print version hangs in the shop and travels in the vans.',
    ],
    result:
      "First visits begin further on, often with the drawing in the customer's hand. The posts are sent out with quotations and answer questions before they're asked. A competitor has linked to the infographic, which the installer decided to take as a compliment.",
    sample: true,
  },
  {
    slug: 'stationery-shop-dublin',
    title: 'A stationery shop in Dublin',
    summary: 'An old online shop repaired, understood and looked after.',
    services: ['one-time-seo', 'competitor-website-analysis', 'website-maintenance-and-support'],
    sector: 'Retail',
    country: 'Ireland',
    challenge:
      "The shop's WordPress site had grown for years. Plug-ins were out of date, a failed update had taken the checkout down on a Saturday, and many product pages shared the same title. The owner considered starting again from nothing, which would have cost more than the shop could spare and thrown away addresses that search engines had known for a long time.",
    approach: [
      'An audit separated what was broken from what was merely old, and the broken part was repaired first.',
      "An analysis of competitors' sites showed which categories customers expect and couldn't find.",
      'Titles, headings and internal links were put in order, without changing addresses that already worked.',
      'A maintenance package took over updates, backups, security checks and small changes.',
    ],
    result:
      "The owner kept the site, and its updates have become someone else's routine. Categories follow the way customers look for things, and product pages can be told apart in search results. A new design is planned for later, on a foundation that no longer needs saving.",
    sample: true,
  },
];
