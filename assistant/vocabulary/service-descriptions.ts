import type { ServiceSlug } from '#catalogue/service.ts';
import { cues } from '../text/cues.ts';

/** What can be bought: a service with a page, or guest posts, which have none. */
export type Sellable = ServiceSlug | 'guest-posts';

/** Services told by what they do instead of by name. */
export const serviceDescriptions: readonly { service: Sellable; described: RegExp }[] = [
  {
    service: 'generative-engine-optimization',
    described: cues(
      '(show|appear|shows|showing|mention~|recommend~|cited?|quoted?|found|rank~|visible|listed|suggest~|come|comes) * (by|in|on|inside|through|up in) * (chatgpt|gpt|gemini|perplexity|claude|copilot|ai|llms?|chatbots|ai answers|ai assistants?|ai overviews?)',
      '(chatgpt|gpt|gemini|perplexity|claude|copilot|ai assistants?|ai tools?|ai engines?|ai answers|llms?) * (mention~|recommend~|cites?|cite|quotes?|suggests?|suggest|show|shows|name|names|know|knows|find|finds|instead of googl~|instead of google|answers)',
      'ask (chatgpt|gpt|gemini|perplexity|claude|ai) * (instead|now|rather)',
      'optimi[sz]~ * for (ai|chatgpt|llms?|gemini|perplexity)',
      '(chatgpt|perplexity|gemini) (visibility|presence|optimization|ranking|results)',
    ),
  },
  {
    service: 'niche-edits',
    described: cues(
      'links? (be |get |gets )?(add~|put|insert~|plac~) * (article|post|content|page)s? * (already|existing|online|published|live|old)',
      '(add~|put|insert~|plac~) * links? * (article|post|content|page)s? * (already|existing|online|published|live|old)',
      '(insert~|plac~|put|add) * links? * (in|into|inside|on) * (existing|old|published|already|aged|live) *(posts?|articles?|content|blogs?|pages?)?',
      'links? (in|into|inside|to) (an |already )?(existing|published|old|aged|live) (posts?|articles?|content|blogs?|pages?)',
      '(existing|published|old|aged) (posts?|articles?|content|blogs?|pages?) * links?',
    ),
  },
  {
    service: 'blogger-outreach',
    described: cues(
      'links? ** (domain )?authority',
      '(domain )?authority ** links?',
      'da[0-9]+ (links?|sites?|backlinks?|blogs?|placements?|posts?)',
      '(links?|placements?|backlinks?) * da[0-9]+',
    ),
  },
  {
    service: 'guest-posts',
    described: cues(
      '(article|post|text|piece) (published|placed|posted|put|featured) * (other|another|someone|somebody|external|third party) * (blogs?|sites?|websites?)',
      '(plac~|publish~|post~|put~) * (article|post|piece) * (other|another|someone|somebody|external|elses|third party) * (blogs?|sites?|websites?)',
    ),
  },
  {
    service: 'website-maintenance-and-support',
    described: cues(
      '(keep~|kept) * (sites?|website|wordpress|shop|app) * (patched|backed up|maintained|clean|fresh|current|online)',
      '(patched|backed up|maintained|updated) * (monthly|month|every month|each month|regular~)',
      '(look~|car~) (after|for) * (sites?|websites?|web ?apps?|apps?|wordpress|strapi|mern|react)',
      '(keep~|kept) * (sites?|website|wordpress) * (updated|up to date|running|safe|alive|healthy|working|secure)',
      '(maintain~|upkeep|maintenance|servic~) * (sites?|website|wordpress|app)',
      '(monthly|ongoing|regular) * (fixes|updates|backups|support|upkeep)',
      '(backups?|security checks?|plugin updates?) * (monthly|every month|regular~|ongoing)',
      'things keep breaking',
      '(site|website|page|shop) * (breaks|breaking|crashes|crashing|goes down|going down|is down|keeps failing)',
      '(site|website) keeps breaking',
      'somebody to (fix|update) (my|our) (site|website) every month',
    ),
  },
  {
    service: 'mern-stack-development',
    described: cues(
      '(mongo|mongodb) * (express|node|nodejs|react) * (react|node|nodejs|express)',
      '(express|react|node|nodejs) * (mongo|mongodb)',
      '(javascript) * (mongo|mongodb) * (express) * (node|nodejs) * react',
      'react and (node|nodejs)',
      '(mongo|mongodb|node|nodejs|express) and (mongo|mongodb|node|nodejs|express|react)',
      '(node|nodejs) and react',
    ),
  },
  {
    service: 'web-application-development',
    described: cues(
      '(customers|users|clients|patients|members|staff|guests|people|visitors) (to|can|could|should|must|will) (book|log ?in|sign ?in|register|reserve|schedule|manage)',
      'our own (system|platform|software)',
      '(internal|custom|online) (tool|system|platform|software) *',
      '(app|application|tool|software|system|platform) (for|with|where|that) * (staff|login|users|dashboard|customers|bookings?|orders|accounts|inventory|clients|team)',
      '(customers|users|clients|patients|members|staff) (can|could|should) (book|log ?in|sign ?in|register|order online|track)',
      'tool for our staff',
    ),
  },
  {
    service: 'back-end-web-development',
    described: cues(
      '(only|just)? (the )?(server|api|database) (side|part|half|stuff|bit|piece|end|layer)',
      'apis? and (a )?databases?',
      'databases? and (an? )?apis?',
      '(server|servers) (and|plus|with) (database|api)s?',
      'behind the scenes (code|part)',
      '(server|database|api) programming',
    ),
  },
  {
    service: 'front-end-web-development',
    described: cues(
      '(have|got|with) * (design|figma|psd|mockup)s? * (code|coded|html|turn|convert|build|into)',
      '(turn|convert|code|coded|slice|translate) * (figma|psd|sketch|xd|mockup|design)s? * (html|code|site|website|react|page|pages)?',
      '(figma|psd|sketch|xd) (to|into) *',
      'what (visitors|users|people) see',
    ),
  },
  {
    service: 'website-design',
    described: cues(
      '(just|only) (want |need )?(a |the )?(design|look|looks|layout)',
      '(fresh|new|modern|better) (look|design|layout) * (site|website|page|homepage)',
      '(site|website|page) * (looks|look) (old|dated|outdated|ugly|like|bad|terrible)',
      '(make|making) * (site|website|page) * (pretty|look better|beautiful|look good|look modern)',
      'design (of|for) (just )?[0-9]+ pages',
      '[0-9]+ pages? (of )?design',
      'look and feel',
      'design~ (me|us|my|our|a|the) * (website|site|web page|webpage|homepage|landing page|pages)',
      'how (it|my site|the site|my website) looks',
    ),
  },
  {
    service: 'ai-chatbot-development',
    described: cues(
      '(bot|assistant|robot) (on|for|in|to|that) * (site|website|shop|store|page|customers|support|visitors|answers?|reply|replies|questions)',
      '(bot|assistant|chat|thing) (like|such as|similar to) (you|this|yours)',
      'answer~ (customer|visitor)s? questions? automatically',
      'automat~ * (support|replies|answers|chat)',
      'train~ * (bot|assistant|ai) on (my|our)',
    ),
  },
  {
    service: 'social-media-marketing',
    described: cues(
      '(run|running|manage|managing|handle|handling|grow|growing|post|posting|look~ after|take care of|do|doing|market~|promot~) * (instagram|facebook|tiktok|linkedin|twitter|socials|insta|pinterest|social media|social networks|social accounts|social pages)',
      '(instagram|facebook|tiktok|linkedin|socials|pinterest) * (managed|handled|run|posts a month|posts per month|marketing|growth|strategy|posting)',
      'post(s)? (on|to) (my|our) (socials|instagram|facebook|pages)',
      '(more|get) followers',
      'how many (times|posts) * (post|socials|instagram|facebook|month)',
      'social (networks?|platforms?|channels?|accounts?|media)',
    ),
  },
  {
    service: 'posts-and-banners-design',
    described: cues(
      '(graphics?|images?|visuals?|covers?|creatives?|designs?|pictures?) (for|on) * (instagram|facebook|socials|social media|insta|linkedin|youtube|ads?)',
      '(instagram|facebook|social media|social|linkedin|youtube) (graphics?|images?|visuals?|covers?|creatives?|designs?|artwork|pictures?|tiles|thumbnail)',
      'design~ * (posts?|banners?|flyers?|posters?)',
      '(posts?|banners?|flyers?) (design~|graphic|artwork)',
    ),
  },
  {
    service: 'google-ads',
    described: cues(
      '(run|running|manage|managing|handle|handling|set ?up|setting up) * (ads?|adverts|adwords|ppc|advertising|google campaigns?|campaigns?)',
      '(ads?|adverts|advertis~) * (on|in|with|at|for|through|via) (the )?google',
      'google (ads?|adverts?|advertis~|campaigns?|sponsored|paid)',
      '(sponsored|paid) (spots?|results?|places?|listings?|search|clicks?) * (google)?',
      'pay~ (google )?(per|for) (each )?clicks?',
      'top (ad )?results? with the ad label',
      'bid~ on (keywords?|google)',
    ),
  },
  {
    service: 'local-citation-building',
    described: cues(
      '(list~|put|add|get|submit~|enter~) * (in|on|into|to) * (director~|yellow pages|local listings?|maps and directories|yelp)',
      '(director~|listings?) * (local|business|nap)',
      '(local|business|online|web) director~',
      'name address (and )?phone',
      '[0-9]+ (director~|listings|citations)',
      '(local|online) (business )?listings?',
    ),
  },
  {
    service: 'keyword-research',
    described: cues(
      '(find~|research~|which|what|list of|get|need|know|discover~|tell me) * (keywords?|search terms|search phrases|search words|key phrases)',
      '(what|which|the) (words|terms|phrases) (people|customers|my customers|buyers|folks|they|users|clients) * (search|type|google|look)',
      'words (people|customers) (type|search|google)',
      '[0-9]+ (keywords?|search terms|key phrases|keyphrases|search phrases|terms)',
      'what (people|customers|clients|buyers) (search|google|type)~',
      'people (search|google|type) (for|into)',
      '(what|which) (do|does|are|words do) (people|customers|clients|buyers|they|folks|users|shoppers) (type|search|google|look)~',
    ),
  },
  {
    service: 'competitor-website-analysis',
    described: cues(
      '(analy~|stud~|research~|spy~|snoop~|check~|look~|review~|audit~|investigat~|examin~|compar~|watch~|scout~|dissect~|track~) * (competitors?|rivals?|competition|opponents?|other (shops|firms|companies|stores) in my)',
      '(competitors?|rivals?|competition) * (analy~|stud~|research|review~|audit|report|doing|do|up to|strategy|tricks|checked)',
      'what (my )?(competitors?|rivals?|competition) (are|is|do)',
      '[0-9]+ (competitors?|rivals?)',
    ),
  },
  {
    service: 'meta-title-and-meta-description-writing',
    described: cues(
      '(titles?|title tags?) (and|or|plus|with) (the )?(meta )?descriptions?',
      'meta (titles?|tags?|texts?|descriptions?|writing|data|stuff|bits) *',
      '(text|texts|lines?|blurbs?|snippets?) (shown|that show|that appear|under|below|in) * (google|search results?)',
      '(google|search) (snippets?|blurbs?)',
      'seo titles?',
    ),
  },
  {
    service: 'on-page-seo',
    described: cues(
      'optimi[sz]~ * (titles|headings|h1|tags|image|content) *',
      '(titles?|headings?|internal links?|alt (text|tags?)) * (optimi[sz]~|fixed|seo|pages)',
      'seo (on|of|for|inside) (the|my|our) pages',
      'on ?(the )?page (seo|optimization|work|stuff|factors)',
      'seo inside (my|the)',
    ),
  },
  {
    service: 'off-page-seo',
    described: cues(
      '(link|links|backlink|backlinks) (building|build|profile|package|packages|service|earning)',
      '(build|building|get|getting|earn|earning|need|want|buy|more) * backlinks?',
      '(other|external|outside) (sites?|websites?) (link~|linking|to link|that link|pointing) *',
      'off ?(the )?page (seo|optimization|work|stuff|factors)',
      'seo (outside|away from|off) (of )?(my|our|the) (site|website)',
      'links? (pointing|from other|from outside)',
    ),
  },
  {
    service: 'one-time-seo',
    described: cues(
      '(one|single|1) (time|off|shot|go|round|session) * (seo|optimization|search engine|google fix)',
      'seo * (one|single|1) (time|off|shot|go)',
      '(one|1) (time|off|shot) (kind|one|version|type|job|package|deal|option)',
      'seo (just )?once',
      '(no|without|not|do not want|dont want) (a |any )?(monthly|subscription|retainer|recurring|ongoing|contract) * (seo|google|optimi[sz]~|search)?',
      'non recurring',
      'seo * (no|without|not) (a |any )?(monthly|subscription|retainer|recurring|ongoing|contract)',
      '(one|single) seo (fix|clean ?up|job|session|round|package)',
      'seo clean ?up',
      'fix (my|our) seo once',
      'once and (for all|done)',
      'single payment seo',
    ),
  },
  {
    service: 'seo-consulting-services',
    described: cues(
      '(consult~|advice|advise|advisor|adviser|coach~|expert|guidance|mentor|second opinion) * (on|about|for|regarding|in|with) (my |our |the )?(seo|search engine|google ranking)~',
      '(seo|search engine optimization) (experts?|specialist|pro|guru|advis~|consult~|coach~|strategist|guidance|opinion|review|audit advice) *',
    ),
  },
  {
    service: 'digital-marketing-consultancy',
    described: cues(
      '(consult~|advice|advise|advisor|adviser|coach~|expert|guidance|mentor|strateg~|second opinion) * (on|about|for|regarding|in|with) (my |our |the |digital |online )*marketing',
      'marketing (experts?|specialist|guru|advis~|consult~|coach~|strateg~|guidance|opinion|review|plan) *',
      'which (channels?|marketing) (should|to)',
    ),
  },
  {
    service: 'web-development-consulting',
    described: cues(
      '(look at|review|check|go through|read|inspect) * pages ** questions',
      '(review|check|inspect|assess) of [0-9]+ pages',
      '(consult~|advice|advise|advisor|adviser|expert|guidance|second opinion|expert review|review) * (on|about|for|regarding|of|over) (my |our |the |a |existing |current )*(websites?|web project|site|code|web development|web app|tech stack|web)',
      '(developer|expert|specialist|professional) (to |who )?(review|look|check|audit|examine|assess)~ * (my|our|the) * (site|website|code|pages|app)',
      '(web|website|site|tech|development) (consult~|advis~|guidance|opinion) *',
      'ask (a|your) (web )?(developer|expert) (questions?|some)',
    ),
  },
  {
    service: 'website-copywriting',
    described: cues(
      '(words|text|texts|wording|copy|sentences|content) (for|on|of) (my|our|the|a) (new )?(home ?page|about page|website|site|landing page|web pages|webpages|pages)',
      '(home ?page|about page|landing page|website|web page) (words|text|texts|wording|copy|content|copywriting)',
      '(write|writing|rewrite|rewriting) (the |my |our )*(text|texts|words|wording|pages|website|site|home ?page|about page)',
    ),
  },
  {
    service: 'blog-writing',
    described: cues(
      '(write|writing|writes|written|need|make|making|post|posts|piece|pieces|entry) * (for|on) (my|our|the|a) (company |business )?blog',
      '(write|writing) (me |us )?(a |some |[0-9]+ )?(blogs?|blog posts?)',
      '[0-9]+ words? blogs?',
      'blogs? (of|with|at) [0-9]+ words?',
    ),
  },
  {
    service: 'article-writing',
    described: cues(
      '(write|writing) (me |us )?(an |some |[0-9]+ )?articles?',
      '[0-9]+ words? articles?',
      'articles? (of|with|at) [0-9]+ words?',
    ),
  },
  {
    service: 'content-writing',
    described: cues(
      '[0-9]+ words?',
      '(text|texts|content|piece) (of|with) [0-9]+ words?',
      '(write|writing) * words?',
      'word count',
    ),
  },
  {
    service: 'logo-design',
    described: cues(
      '(brand|company|business) (mark|symbol|emblem|sign|icon|badge)',
      '(symbol|emblem|badge|sign|icon|monogram) (for|of) (my|our|the) (company|brand|business|shop|firm|startup)',
      '[0-9]+ (logo )?concepts?',
    ),
  },
  {
    service: 'infographic-design',
    described: cues(
      '(numbers|data|stats|statistics|figures|facts) * (visual~|graphic|picture|drawn|illustrat~|poster|chart|image)',
      '(visual~|draw~|illustrat~|turn) * (data|stats|statistics|numbers|figures) *',
      '[0-9]+ (stats|statistics|data points)',
    ),
  },
  {
    service: 'search-engine-optimization',
    described: cues(
      '(rank~|climb~|higher|found|visible|show|shows|showing|appear~|come|comes|top|first|up|position) * (in|on|of) (the )?(google|search results?|search engines?|searches|bing)',
      '(google|search engines?|bing) * (find|finds|rank|ranks|show|shows|notice|notices|like|likes) (me|us|my|our)',
      'nobody (finds|visits|sees) (me|us|my|our) *',
      'more (organic )?(traffic|visitors)',
      'optimi[sz]~ (my|our|the) (website|site) *(for google|for search)?',
      'get me (to the top|to number|higher|up)',
      'rank (my|our|the|a|us|me) *',
    ),
  },
  {
    service: 'website-development',
    described: cues(
      '(build|make|create|develop|code|program|need|want|get|put up|launch|set up|looking for|sell|selling) * (website|web site|site|e ?shop|e ?store|online (shop|store)|ecommerce|web shop|webshop|home ?page|online presence|internet presence)',
      '(website|site|online shop|webshop|e ?shop|e ?store) (from scratch|from zero|built|made|created|developed|build|with shop)',
      '(sell|selling) * (online|on the internet)',
      'be online',
      '(no|without a|have not got a|not have a) (website|site|web site)',
      'start from (zero|scratch|nothing)',
      'get (my|our) (business|shop|company|store|restaurant) online',
      'go(ing)? online',
      'ecommerce (site|website|store|shop)?',
      'online (shop|store)',
      'e ?(shop|store)',
    ),
  },
];
