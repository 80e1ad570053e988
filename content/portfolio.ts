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
      "A bakery takes orders for celebration cakes by phone, at the hours when both owners stand at the oven. Calls are missed, details end up on flour bags, and customers ring twice to ask about sizes and allergens. A page on a social network shows photographs but no prices. The owners want fewer calls and no program they'd have to learn.",
    approach: [
      'The questions callers ask become the structure of the site: sizes, flavours, allergens, how early to order.',
      "The copy is written from the owners' own explanations, so that the site speaks as they do across the counter.",
      'A theme is set up in their colours, with a contact form that asks for everything the kitchen needs to know.',
      'Before handover, the owners change a price and add a cake themselves.',
    ],
    result:
      "Cake orders arrive in writing, complete with date, size and allergens, and are read when there's time to read them. The telephone is left for wedding cakes, where a conversation is wanted. The owners change the seasonal range without asking anyone.",
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
      'A clinic has moved to another district, yet directories and maps still show the old address and a telephone number that no longer works. New patients arrive late or at the wrong building. The website puts all treatments on one page, so somebody searching for a root canal or for braces has little reason to find it.',
    approach: [
      'One exact spelling of name, address and telephone number is agreed and used for every listing.',
      'Each new listing is in the report, so the clinic can see and check it.',
      'The long treatment page is divided, and every new page gets its own title, description, headings and links.',
    ],
    result:
      "Patients who find the clinic online reach the right door, and reception needn't give directions from the old address. Each treatment has a page that can appear for its own search. Old entries in other directories aren't ours to change; the report marks them, so that they can be followed up.",
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
      'Every table the workshop sells can be had in several timbers, sizes and finishes. The old site shows each combination as a separate page, made by a developer who has moved on. Prices are wrong on some, pieces that are no longer made are still on show, and the photographs take so long to appear that visitors give up.',
    approach: [
      'The product page is drawn first, with the choice of timber and size on it, and its layout is tested on a phone.',
      "Strapi is set up with content types in the makers' words: piece, timber, finish, lead time.",
      'The site is built in Next.js, with photographs in sizes that suit the screen asking for them.',
      'Editor roles are divided, so that apprentices can add pictures and only the office changes prices.',
    ],
    result:
      "A new piece can go online on the day it's photographed. Each product has one page with its choices instead of a page for every combination, so that enquiries name timber and size from the start. The workshop waits for nobody to change a price.",
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
      'Tenants report repairs by email, text message and notes under the office door. Staff copy them into a spreadsheet, call a plumber or an electrician, and forget who has been told what. Owners of the buildings ask for an overview that takes days to put together. Off-the-shelf software covers rents and contracts, which already work.',
    approach: [
      'A handful of repairs, followed from the first message to the paid invoice, show the steps they have in common.',
      'Tenants, staff, tradespeople and owners each get a view of the same list, behind their own sign-in.',
      'Photographs, messages and dates stay with the repair. Status changes send an email to whoever is waiting.',
      'The application runs beside the spreadsheet until nobody opens the spreadsheet any more.',
    ],
    result:
      'A tenant can see where a repair stands without calling. Staff begin the morning with one list sorted by urgency, and owners look up their building themselves. Whoever would rather telephone still can: staff enter the request in a moment, and the list stays complete.',
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
      'The company teaches safety courses to construction firms. A firm reserves places by email, changes the names twice, pays for some of them and asks for certificates months later. The office holds all this together with folders and good memory. It wants firms to manage their own people, and it needs a logo that can be printed on a certificate in one colour.',
    approach: [
      "First it's settled who may do what: a firm's coordinator, a participant, a trainer, the office.",
      'Booking, payment and user management are built on the MERN stack, with the course calendar as its centre.',
      'Certificates are produced from the attendance list, so that a name is typed once.',
      'The logo is drawn in black first and coloured afterwards, so that it survives the office printer.',
    ],
    result:
      'Firms book, swap names and pay without writing to the office, and find their certificates where they booked the course. Trainers check attendance on a phone. The office can spend its time on new courses.',
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
      "The forwarder's own developers run its booking system and want to keep doing so. What they lack is a public site that a shipper from outside the trade can follow. The present one uses the company's internal department names as its menu, and people looking for customs clearance have to know that it's called something else.",
    approach: [
      'The navigation is built from the words customers use on the telephone, collected from the sales team.',
      'Layouts for desktop, tablet and phone are approved page by page, with a style guide for what comes later.',
      "The pages are built from that design as clean front-end code, which the company's developers connect to their system.",
    ],
    result:
      "Visitors find a service under the name they know, and the sales team can send a link instead of an explanation. The code is the forwarder's: its developers add pages of their own in the same style.",
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
      'Students enquire from other time zones and expect an answer before the school opens. The questions repeat: levels, start dates, class sizes, what to bring to the placement test. The answers are on the website, scattered over many pages and partly out of date. The school worries that an assistant would make things up, above all about visas.',
    approach: [
      "The questions come from the school's inbox, and the answers are rewritten once, in simple English.",
      "The assistant is trained on this content alone and says so when it doesn't know.",
      "Visa questions are always handed over to the school's team, together with the conversation so far.",
      'Staff try to lead it astray for some days before it goes public, and the gaps they find are filled.',
    ],
    result:
      'Routine questions are answered at any hour, in words the school has approved. What reaches the staff are the questions that need a person. The rewritten answers serve the website as well, where they replace outdated pages.',
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
      'A roaster begins at a market stall with a logo drawn by a friend: a fine illustration of a coffee plant that becomes a smudge when stamped on paper. Every bag, label and post uses a different typeface. A grocer is ready to stock the coffee and asks for packaging that looks as if it came from one company.',
    approach: [
      'The concepts show the plant in several degrees of simplicity, each one stamped on brown paper beside the original.',
      'The chosen version keeps the leaf that regular customers know and loses everything that fills with ink.',
      'Light and dark versions, colours and type are written down in a short guide.',
      'A set of posts announces the new bags in the same style, so that followers meet it before the shelf does.',
    ],
    result:
      'Bags, labels and posts look like one roaster, and the logo prints cleanly from a rubber stamp. Regulars recognize the leaf. The owner makes new labels from the guide without help.',
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
      "The trainers take turns posting, whenever somebody remembers. Weeks of silence are followed by a burst of discounts, which teaches members to wait for the next one. Beginners, the people the gym most wants, see only heavy weights and feel it isn't a place for them. Nobody on the team enjoys the task or has the time for it.",
    approach: [
      "What the gym wants to be known for is agreed first, and it isn't constant discounts.",
      "A monthly calendar mixes answers to beginners' questions, class news and members' stories told with their consent.",
      "Graphics follow one style, with type that can be read on a phone held at arm's length.",
      'The monthly report says which posts led to messages, and the next calendar takes that into account.',
    ],
    result:
      "The gym's pages get a steady rhythm and a tone meant for beginners, with a first visit as the next step instead of a discount. The trainers supply photographs and facts, and needn't write. What finds little interest is dropped from the next month.",
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
      "A firm pays for clicks from people it can't help: students looking for courses, households far outside its area, bargain hunters for parts. Those who do need a plumber land on the home page, which begins with the history of the company. The owner can't say which calls come from advertising, and is close to giving it up.",
    approach: [
      "Search terms that cost money and bring nothing are excluded, and the area is drawn around the firm's real routes.",
      'Emergencies and planned work are separate campaigns, because these customers want different things.',
      'Each campaign gets a landing page with its own copy: what we fix, where, how to reach us now.',
      'Conversion tracking shows which advertisement a call or a form came from.',
    ],
    result:
      "The advertising money is spent in the right area on the right problem, and the owner can see which campaign earns its keep. Advertisement and landing page promise the same thing in the same words. A campaign that doesn't pay can be paused on evidence.",
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
      "Buyers abroad look for a mill by fabric, weight, certificate and minimum order. The exporter's site names none of these in text; they're in brochures offered for download. Search engines see a few general pages, and AI assistants asked for mills in the region name others. The sales team answers the same specification questions by email all day.",
    approach: [
      "A technical audit comes first, and pages that can't be indexed are repaired.",
      'Specifications are taken out of the brochures and written as pages, in the terms buyers search for.',
      'Structured data and consistent company details make clear who makes what, and where.',
      'AI crawlers are given access, and short factual answers are placed where an assistant can quote them.',
    ],
    result:
      "Each fabric has a page that can be found by its own terms and not only by the company's name, and buyers can write with a specification in hand. Whether AI answers name the mill is checked each month; it varies. No position is promised and none is taken for granted.",
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
      'The company sells scheduling software to workshops, in a market where larger rivals are named everywhere. Its blog describes new features to people who have never heard of the product. There is expertise in the team, thanks to a founder from the trade, but it exists only in conversation. Hardly any site of the trade links to the company.',
    approach: [
      'The founder answers questions in writing, and each answer becomes the core of a researched article.',
      'Articles explain planning problems of workshops and mention the product only where it belongs.',
      'Relevant trade sites are approached with an article that suits their readers.',
      'Links are also placed in existing articles on related subjects. Every live link is in the report.',
    ],
    result:
      'There are articles that trade sites have a reason to refer to, and that the sales team can send instead of a brochure. Some sites that are approached decline; only links that are live count as delivered.',
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
      'Every first visit begins with the same hour of explanation: panels, inverter, battery, what happens on a cloudy day. Customers nod, forget most of it and ask a cousin, who tells them something else. The installer wants people to arrive with the basics clear, and to find the company when they search for exactly those questions.',
    approach: [
      'Keyword research shows which questions people type, and in which words.',
      "An infographic follows the current from the roof to the kettle, with figures from the installer's own projects.",
      'Each part of the drawing has a blog post behind it that answers the question in full.',
      'The same drawing can be printed for the shop and the vans.',
    ],
    result:
      "First visits can begin further on, with the drawing in the customer's hand. The posts go out with quotations and answer questions before they're asked, in the words people search with.",
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
      "The shop's WordPress site has grown for years. Plug-ins are out of date, a failed update has taken the checkout down on a Saturday, and many product pages share the same title. The owner considers starting again from nothing, which would cost more than the shop can spare and throw away addresses that search engines have known for a long time.",
    approach: [
      "An audit separates what's broken from what's merely old, and the broken part is repaired first.",
      "An analysis of competitors' sites shows which categories customers expect and can't find.",
      'Titles, headings and internal links are put in order, without changing addresses that already work.',
      'A maintenance package takes over updates, backups, security checks and small changes.',
    ],
    result:
      "The owner keeps the site, and its updates become someone else's routine. Categories follow the way customers look for things, and product pages can be told apart in search results. A new design can wait, on a foundation that no longer needs saving.",
    sample: true,
  },
];
