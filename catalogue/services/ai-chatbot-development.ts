import { aiChatbot } from '../lists/web.ts';
import type { ServiceFacts, ServiceText } from '../service.ts';

export const facts: ServiceFacts = {
  slug: 'ai-chatbot-development',
  number: 12,
  name: 'AI Chatbot Development',
  shortName: 'AI Chatbots',
  packages: aiChatbot,
  words: { said: 'AI chatbot development', thing: 'an AI chatbot', terms: ['chatbot', 'ai chat widget'] },
  alsoCalled: [
    'chatbot',
    'chat bot',
    'ai bot',
    'support bot',
    'chatbot development',
    'ai assistant for my website',
    'ai assistant for my site',
    'assistant like you',
    'bot like you',
    'bot like this',
    'virtual assistant for my site',
    'chat assistant',
    'whatsapp bot',
    'website bot',
    'bot for my website',
    'bot for my site',
    'ai agent',
    'conversational ai',
    'automated chat',
    'chat widget',
    'bot for our site',
    'bot for our website',
    'bot for my shop',
    'answering bot',
    'ai support agent',
    'ai helper',
  ],
};

export const text: ServiceText = {
  promise: 'An assistant that answers your visitors from your own content and knows when to call your team.',
  about: [
    'AI chatbot development means building an assistant for your site that answers visitors from your own documents, straight away and at any hour. Most questions that reach a business have been answered before: opening hours, delivery, sizes, what a service includes. Let the chatbot take those, and your team has more time for conversations that need a person.',
    "We train the assistant on your content, build a chat widget in your brand and set up the handover to your team for anything it shouldn't decide on its own. You get the source code. The chat on our own site is an example: it answers from our price lists and policies, and says so when it has no answer.",
    "We quote each chatbot separately, because the amount of content and the systems to connect differ widely from one business to the next. Delivery takes {ai-chatbot-development.times}. If your visitors ask little but can't find things, clearer pages may help more, and web development consulting answers your questions about that in writing.",
  ],
  audience: [
    'Your team answers the same questions every day',
    'Your customers live in other time zones and write at night',
    'You have manuals, price lists or policies nobody likes to search',
    "Visitors leave your site when they can't find an answer quickly",
  ],
  deliverables: [
    'An assistant trained on your own content',
    'A chat widget in your brand',
    'Handover to your team when a person is needed',
    'Full source code',
    'A quote before you pay anything',
  ],
  process: [
    {
      title: 'Real questions',
      text: 'You send us questions from your inbox or chat history. They show what the assistant has to know, and become its exam.',
    },
    {
      title: 'Content',
      text: 'We collect the documents the assistant may answer from and mark gaps, contradictions and things it must not say.',
    },
    {
      title: 'Quote',
      text: 'With content and connections known, you receive the scope, the price and the delivery time in writing.',
    },
    { title: 'Build', text: 'We build the assistant and the widget and set the rules for handing over to your team.' },
    {
      title: 'Exam',
      text: 'We put the real questions to the assistant, together with off-topic and tricky ones, and improve it where it fails.',
    },
    {
      title: 'Go live',
      text: 'The widget goes onto your site, and handovers reach your team.',
    },
  ],
  technologies: [
    'Language models',
    'Semantic search',
    'Answers from your documents',
    'Node.js',
    'React',
    'TypeScript',
    'REST APIs',
  ],
  questions: [
    {
      question: 'Why is there no fixed price?',
      answer:
        "A bot that answers from a few pages and one that looks up orders in your shop have little in common. The quote depends on how much content there is, in how many languages, which systems are connected and how the bot should pass a visitor on to your staff. Send us those points and you'll get a price for your case.",
    },
    {
      question: 'Can it give wrong answers?',
      answer:
        'Yes, any AI assistant can, and a note in the widget should say so. The risk goes down when it answers only from your content, admits when it finds nothing and is tested with real questions before launch. Prices and other figures are best read from your own data, not phrased freely.',
    },
    {
      question: 'What content do you need from me?',
      answer:
        "Anything you'd give a new colleague: your website, price lists, manuals, policies, common emails with good replies. It doesn't have to be tidy, but it has to be true, because the assistant repeats what it's given. Gaps and contradictions are best cleared up before the build.",
    },
    {
      question: 'Does it work with my present website?',
      answer:
        "In most cases, yes. The chat is a widget that's added to a page with a small piece of code, whether the site runs on WordPress, React, a shop system or custom code. Tell us which system you use and who can edit its templates.",
    },
    {
      question: 'How does the handover to my team work?',
      answer:
        'We agree on the moments when a person should step in: a complaint, a large order, a question asked twice, or a visitor who simply wants to speak to someone. The assistant then sends the visitor to your team in the way you prefer, for example by email or a messaging app.',
    },
    {
      question: 'What happens when my prices or rules change?',
      answer:
        'You change the content, and the assistant answers from the new version. Whether that happens through a file, on an editing screen or by reading your site again is part of the scope we agree on. Decide early who on your team will keep the content up to date. An assistant with old facts does harm.',
    },
    {
      question: 'Are there running costs after delivery?',
      answer:
        "There can be. The assistant needs a place to run, and if it uses a language model from a provider, that provider charges for use. It's best to have those accounts in your own name. Ask us first which parts cause regular costs and what keeps them low.",
    },
    {
      question: 'What about the privacy of my customers?',
      answer:
        "Conversations can contain personal details, so settle early what's stored, where and for how long, and which provider sees the text. You decide, in line with the laws that apply to you, and tell your visitors. We can sign an NDA covering your documents before you send the first one.",
    },
  ],
  related: [
    'web-application-development',
    'back-end-web-development',
    'generative-engine-optimization',
    'web-development-consulting',
  ],
  searchTitle: 'AI Chatbot Development for Your Site | {company.name}',
  searchDescription:
    'An AI assistant trained on your own content, with a chat widget in your brand and handover to your team. Quoted on request, delivered in {ai-chatbot-development.times}.',
};
