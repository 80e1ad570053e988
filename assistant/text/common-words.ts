/**
 * Everyday English, as visitors write it. A word in this list is never 'corrected' into one of ours ('work' stays 'work',
 * though 'cork' is one letter away) and is not taken for the name of a place.
 */
const text = `
a abandoned able about above abroad academic academy accent accept accepted accepts access accident according account
accountant accountants accounting accounts ace acknowledge acquaintance across act action active actors actual
actually ad add added adding address addresses adds adjust admission admit adobe ads adult adults advance advertised
advertisement advertising advice advise adviser advisers advisor affiliate afford afraid africa after afternoon
afterwards again against age aged agencies agency agent agents ages ago agree agreed agreement ahead ahmed aids aim
air airline airlines airport alarm album alert alexa alike alive all allow allowed allows almost alone along alpha
alphabet already alright also alt alter altered although altogether always am amazon america american among amount
amounts amusement an analysis analytics anchor ancient and android angry animal animals animated animation anime
anniversary announcement announcements annoying annual another answer answered answering answers anti antique anxious
any anybody anymore anyone anything anyway anywhere apart apartment apartments api apologies app apparently appeal
appear appearance appears apple apples applicants application apply appointment appointments appreciated approval
approve approved apps apr april arabic architect architecture archive are area aren arent argue arm army around
arrange arrive arrives arsenal art article articles artificial artist artists artwork as aside ask asked asking asks
asleep assignment assignments assist assistance assistant assistants association assume at atm attendance attract
auction audio audit august aunt aus austin australia author authority auto automatic automatically autumn available
avatar average awake away awful baby back backed background backup backwards bad badge badger badges badly bag bags
baked baker bakery baking balance bali ball ballet ballroom banana bananas band bands bang bank banking banks banned
banner banners bar barber barcelona bare barely barn bars base based basic basically basis basket batch bath bathroom
battery battle be beach bear beard bears beats beautiful became because become becomes bed bedroom beds been beer bees
before beg began begin beginning begins begun behalf behind being believe bell belly belong belongs below benefit
benefits berlin beside besides best bet beta bets better betting between beyond bicycle bid big bigger biggest bike
bikes bill billboard billed billing bills bin binding bing bingo bird birds birmingham birth birthday bistro bit bite
bits black blank blast blind blink block blocked blocks blog blogger blogs blood blow blue board boards boat boats
body boil boilers bollywood bonded bone bonus bonuses book booked booking books boost boot boots bore bored boring
born borrow boss boston bot both bother bottle bottles bottom bought bound boutique bowling box boxes boy bracket
brain branch branches brand branding brands brass brazil bread break breakfast breaking breaks breath brewery brick
bride bridge brief bright brilliant bring brings brisbane bristol british bro broad broke broken broker brother
brought brown browser brush bubble bucks budget bug bugs build builder builders building builds built bulk bunch
bundle bureau burkina burn burned burning bus business businesses busy but butcher butter button buttons buy buyer
buyers buying buys by bye cache cad caf cafe cake cakes calculate calendar call called calling calls calm came camera
cameras camp campaign campaigns camping can canada canadian cancel cancelled candidates candle candles candy cannabis
cannot canonical cap capable capital caps captain car carbon card cardboard cards care carpenter carpet carpets
carried carrier carry cars cart cartoon carts case cases cash casino casinos cast casting castle cat catalog catalogue
catch category caterer catering cats caught cause causes cebu center central centre ceo ceramic cereal certain
certainly certificate certificates certification certified chain chair chairs challenge chance change changed changes
changing channel channels chapter chapters character characters charge charged charges charging charity chart charts
chase chat chatting cheap cheaper check checked checking checks cheers cheese chef chemicals chemistry chess chicago
chicken child childhood children chile chill chimney china chinese chip chips chocolate choice choir choose choosing
chopped choreography chosen christmas chrome chuck church cinema circle circles citation citations cite cited cites
cities city claim claims class classes classic claude clean cleaned cleaner cleaning cleanup clear clearly clever
click clicked clicking clicks client clients climate climb climbing clinic clip clips clock clocks clone close closed
closest closing cloth cloud club clue coach coaching coast coat code coded codes coding coffee coin coins cold
colleague colleagues collect collection college color colors colour colours column com combine come comes comfort
comfortable comic coming comment comments commerce commercial commission commissions commit committee common community
companies company compare compared compares comparison compete competition competitor competitors complain complained
complaint complete completely compliance components compose composition compulsory computer computers con concept
concepts concern concert concrete conditions conference confidential configuration confirm confused connect connected
connection consent consider considered console consolidation constantly consult consultancy consultant consultants
consultation consulting contact contacts contain content continue contract contracts control conversation conversion
conversions convert converted convince cook cookie cookies cooking cool cooperate cooperative coordinate copied copies
copy copying copyright core cork corner corporate correct correction corrections correctly cosmetics cost costly costs
costume costumes cough could couldn council count counted counter counting countries country counts county couple
couples courier course courses court cousin cover coverage covered covering covers cow cpc crack cracked cracking
crash crawl crazy cream create created creator credit credits crest crete crew cricket crime crop cross crowd croydon
cruise crush cry cup cure curious current currently curtains custom customer customers customs cut cute cuts cutting
cycling dad daily dairy damage dan dance dancers dances dancing danger dangerous danish dare dark dashboard data
database date dated dates dating daughter daughters day days dead deadline deal dealer dealing deals dear death debt
december decent decide decided decides decision deck declined dedicated deep degree degrees delaware delicate deliver
delivered delivery delta demand dental dentist denver department depend deposit dept depth describe description
descriptions deserve deserves design designed designer designers designing designs desk desktop detail details dev
develop developer developers development devon dial diary dice did didn didnt die died dies diet differ difference
differences different differs difficult difficulty dig digital digits dimensions dinner direct direction directions
directly director directors directory dirty disabled disaster discount discovered discreet discuss dish dishes disney
display displays dispute disregard dissertation distance distillery distinction distribute distribution divide divided
divorce do doc doctor doctors document documentary documents does doesn doesnt dog dogs doing dollar dollars domain
domains don done donors door doors dot dots double doubt dough down download downloads dozen draft drafts drag drain
drama draw drawing drawings drawn draws dream dress drew drill drink drinks drive driver drivers driving drone drop
dropped dropping drops drowning drug drugs dry dubai dublin duck dude due dumb dump duration during dust dutch duty
dying each eager ear earlier early earn earth earthquake ease east easter easy eat eating eats ebook edit editing
editor editors education effect effort egg eggs eight eighteen eighty ein either election electric electricians
electricity eleven else elsewhere email emails embarrassing embassy emblem embroidery emergency empire employed
employee employees employer employment empty end ended ending endless ends enemy energy engage engine engineer
engineering engineers engines england english enough enter entered entire entirely entity entries entry envelope
episode episodes equal equipment error errors escape escort especially essay essays est estate estimate etc euro
europe euros even evening evenings event events ever every everybody everyone everything everywhere evil exact exactly
exam examine examined example examples exceed excel except exchange excited excuse exercise exhibition exist existing
exists exotic expect expensive experience expert explain explained explaining explains explanation explorer export
express extend extension extra extract extras extremely eye eyes fabric face facebook fact factory facts factual fail
failed fair fairly fake fall falling falls false families family famous fan fancy fans far farm farmers fashion
fashioned faso fast faster fastest fat father fault faults favor favorite favour favourite fear feasible feature
features february fed fee feed feedback feeding feeds feel feeling feels fees feet fell felt female fence ferry
festival fetch fever few fewer field fifteen fifty fight fighting figure figures file files filing fill filled fills
film films filter filters final finally finance financial financing find finding finds fine finger fingers finish
finished fire fired firm firms first fish fishing fit fitness fits fitting five fix fixed fixing flashing flat flats
flight flights flip flood floor florida florist flow flower flowers flu flutter fly flyer flyers flying focus fold
folded folder folk folks follow followers following font food foot football for forbes forbid force ford forecast
foreign forest forever forget forgive forgot forgotten fork form format formats former forms formula forth forty forum
forums forward found foundation founded founder founding four fourteen fourth frame frames framework france franchise
frank frankfurt fraud free freedom freeze freight french frequently fresh friday fridge friend friendly friends from
front fruit fuel full fully fun function functions fund funded funding funds funeral funny furious furniture further
future fuzzy gallery galway gamble gambling game games gaming gap garage garbage garden gardening gardens gas gate
gateway gather gave gear gemini general generally generate generation gentle genuine geo georgia german germany get
gets getting ghana ghost gift gigs girl girlfriend girls give given gives giving glad glasgow glass glasses global
glue go goa goal goals goat god goes going gold golden golf gone gonna good google gorgeous gospel got government gps
grab grade grammar grand granddaughter grandfather grandma grandmother grandparents grandson grant grapes graphic
graphics grass grateful great greek green greenland greeting grew grey greyhound grocery group groups grow growing
growth guarantee guaranteed guarantees guess guest guests guide guides guitar gum gun guns guru guy guys gym hack
hacked had hai hair hairdresser half halfway hall hand handed handful handing handle handled handles hands handy hang
happen happened happening happens happy harbour hard hardly hardware harm harmful harmless harry harvest has hasn hat
hate hates hats have haven having hawaii he head header heading headline headlines heads health healthy hear heard
hearing heart hearts heat heavy height held hello help helping helps her here herself hey hi hidden hide hiding high
higher highest highway hike hiking hill him himself hindi hip hire hired hiring his history hit hits hmm hobby hold
holding holds hole holes holiday holidays hollywood home homes homework honest honestly honey hook hooks hop hope
hopeless hoping horror horse horses hospital host hosted hostel hosting hosts hot hotel hotels hour hourly hours house
households houses housing how however html http https hull human humans hundred hundreds hurt hurts husband hut
hydraulic i ice iceland icon icons idea ideal ideas identical identity idiot if ignore ignores ill illegal illness
image images imagine immediately implementation import important importer impossible improve in inches include
included includes including income increase indeed independent index indexed india indian industrial industries
industry info inform information inherited ink inn inner ins insert inserted insertion inside insist insists install
installation installed instant instantly instead institute instructions insult insurance integration intent
interactive interest interested interface interior intern internal international internet internship intervals
interview interviews into intro introductions invented invention invest investment investor investors invisible
invitations involved ios ipad iphone ireland irish iron irs is islamabad islamic island islands isn iso isolate issue
it italian italy item items its itself ivory jam james january japan japanese jar jars java jazz jeweller jewellery
jewelry jingle job jobs john join joke journal journalist journalists journey judge juice july jump june juniors junk
just karachi kayak keen keep keeping keeps kenya kept kettle key keyboard keys kick kid kids kill killed killing kind
kindergarten kindly kinds kit kitchen kite knee knew knife knitting knock knocked know knowledge known knows lab label
labels lack lad ladder ladies lads lady lagos lahore laid lake lamp land landed landing landlord lands landscape
landscaping lane language languages laptop large largest las last late later latest laugh launch launched launching
laundry law lawful lawn lawyer lawyers lay layer layout lazy lead leader leads leaflets league leak leaking leaks
learn learning lease least leather leave leaves leaving led leeds left leg legal legally lend lending length lens less
lesson lessons let lets letter lettering letters letting level levels liability library licence license licensed lie
lies life lifetime lift lifts light lights like liked likely likes limerick limit limited limits line linen lines link
linked linking links linux lion lisbon list listed listen listing listings lists literally little live lived lives
living load loaded loads loan loans lobby local locally locate located location locations lock locked locks lodge log
logged logistics logo logos london lonely long longer longest look looked looking looks loop lose losing loss lost lot
lots lottery loud louis lounge love loved lovely low lower lowest loyalty ltd luck lucky luggage lunch lying lyon
lyrics macau machine machines mad madam made magazine magic mail main mainly maintain maintenance major make maker
makers makes making male mall malta man manage managed management manager managers managing manchester mango manila
manual manufacture manufacturer many map maps marathon march margin marijuana marine mark market marketing marketplace
markets marks marriage marry marvel mascot massage master mat match matched matches matching mate material maternity
math matter matters mattress max may maybe me meal mean meaning means meant measure meat mechanic media medical
medicare medicine meet meeting meetings meets mein melbourne member members membership memory men mental mention
mentioned mentioning mentions menu merchant merely mess message messages messenger met meta metal method methods
metres mexico miami michael microsoft mid middle midnight midway might migrate migration mile miles milk mill miller
million min mind mine mini minimum ministry minus minute minutes miss missing mistake mistakes mix mixed mixing mobile
mode model models modern modest modifications modify module mom moment monday mondays money monster month monthly
months moon moons more morning mortgage mosque most mostly mother motion motor motto mouth move moved movement moves
movie movies moving much mum muscle museum museums mushrooms music musician muslim must mvp my myself mystery nah nail
nairobi name named names naming nap napkin narrow nasty national native natural navigation near nearby nearest nearly
necessary neck need needed needing needs negative neighbour neighbourhood neighbours neither neon nepal nephew nervous
net netflix network networks neutral never new newer news newsletter newspaper newspapers next ngo nice nicely niche
niece nigeria night nights nike nine nineteen ninety nintendo no nobody nod node noise non none nonprofit nonsense
noon nope normal normally north norway nose not notary note noted notes nothing notice noticed novel november now
nowhere number numbers nurse nursery nurses nursing nutrition nuts oak obey object obliged obtain obvious obviously
occur ocean october octopus odd odds of off offence offer offered offering offers office officer offices official
often oh ohio oil oils okay old older olive olympics on once one ones ongoing online only onto open opened opening
opens operate operating operator opinion opinions opposite opposition optimization option options or orange orchard
order ordered ordering orders ordinary oregon organic organise organs original oslo other others otherwise ought our
ours ourselves out outdated outfit output outreach outs outside oven over overnight overseas overview owe own owned
owner owners owns oxford oyster pack package packages packaging page pages paid pain paint painted paintings pair
pakistan pakistani palm pan panel panels panic pants paper papers paperwork para parallel parcel parcels pardon parent
parents paris parish park parking parks parrot part particular parties partner partners parts party pass passed
passport passports password past paste patch patent patient patients patti pay paying payment payments payroll pays
pcs pdf peace peek pen penalty pending penetration penny pens people peoples per percent percentage perfect perfectly
perhaps period permit person personal persons persuade perth peru pet petrol pharmacy phd phoenix phone phones photo
photograph photographer photography photos php phrase phrases piano pianos pic pick picked picks picture pictures pie
piece pieces pile pills pin ping pink pirate pitch pitching pixel pixels pizza place placed placement places placing
plain plan plane planet planner planning plans plant plants plastic plate plates platform platforms play played player
players playing plays pleasant please pleasure plenty plug plumbers plumbing plummet plus pocket podcast poem point
pointing pointless points poker polar pole police policies policy polish polite pool poor pop popcorn pops popular
population port portal portals portfolio porto portrait portuguese position possible possibly post posted poster
posters posting posts pot potato pots pottery pound pounds pour powder power practice pray pre precisely prediction
prefer preferred pregnant premiere premium prepare prepared prescription presence present president press pressed
pressure pretend pretty preview previous price priced prices pricing prime principles print printed printer printers
printing prints priorities priority privacy private prize prizes pro probably problem procedure proceed process
procurement produce producer product production products professional professor profile profiles profit program
programme programmed programmer programmers programming programs progress project projects promise promised promo
promote promotion prompt proof proper properly property proposal proposals proposes protect protected protection
prototype proud prove provide provider providers pub public publicity publish published publisher publishing pull pump
pumps punish punished pupils puppy purchase purchased purchases purchasing pure purely purple purpose purse push put
puts putting python quality quantity quarter quarterly queen question questions queue quick quicker quickly quiet quit
quite quiz quote quoted quotes quoting race races racing radio rain raining raise ram ran random range rank ranking
rankings ranks rap rapid rare rash rate rates rather rating ratings ratio reach react read reader readers reading
reads ready real realise realistic reality really realtor reason reasonable reasoning rebuild recall receipt receipts
receive received recent recently reception recipe recipes reckon recognise recommend recommendations recommended
recommends record recorded records recover recruit recycling red redesign reduce reel refer reference refuse refused
regard regarding regards register registered registrar registration regret regular regularly regulars rejected relax
release releases rely remain remaining remedy remember remind reminder remote removal remove removed render rendered
rendering renew renewal renewed rent rental repair repairs repeat replace replaced replacement replica replies reply
report reported reporters reports represent request requests require required requirements requires rescue research
researched reservation reservations reserve reset resort respectable respond response responsible responsive rest
restaurant restaurants restore restrictions result results resume retail retailer retired retirement return returned
returns reveal reverse review reviewed reviews revision revisions rewards rhyme rice rich rid ride riding riga right
rights ring ringing rings rip rise risk risky rival rivals river road robin robot robots rock role roles roll rolled
rolls romantic rome roof roofing roofs room rooms root rope roses rotterdam rough roughly round rounds route routes
routine row rowing royal rubber rubbish rude rug rule rules run running runs rush russian safari safe safely safer
safety said sailing salary sale sales salon salsa salt same sample samples samsung san sand santa sap sat saturday
saturdays sauce save saved savings saw sawmill say saying says scale scan scared scary scenes schedule scheduled
scholarship school schools science scooter score scores scotland scrap scrape scratch screen screens script scripts
scrolling sea search searches season seat seats sec second seconds secret secretary secrets section sections secure
security see seed seeds seeing seeking seem seems seen sees select self sell seller sellers selling sells send sending
sends seniors sense sensible sensor sent sentence sentences seo separate separately september sequence series serious
seriously serve served server servers service services serving session set sets setting settings settle setup seven
seventy several sewing shade shady shake shall shape shaped shapes share shared shares sharing sharp she shed sheep
sheet sheets shelf shell shelter shelves shift shine ship shipped shipping ships shirt shirts shoe shoes shoot shop
shopping shops short shot shots should shoulder shouting show showed shower showing shown shows shrink shut shy sick
side sides sight sign signal signature signed signing signs silence silent silk silly sim similar simple simply
simulate sin since sing singer single singles sings sink sir sister sisters sit site sites sits sitting situation six
sixteen sixty size sizes sketch sketches ski skill skin skip sky slack slash sleep slept slide slides slip slipped
slips slogan slot slots slow slowly small smaller smallest smart smarter smell smells smoke smoking smooth sms snake
snaps sneakers snow so soap sober social society sofa soft software soil solar sold solicitor solo solve some somebody
somehow someone something sometimes somewhere son song songs sons soon sooner sore sorry sort sorted sorting sorts
soul sound sounding sounds soup source sources south spa space spain spanish spare speak speaker speaking speaks
special specialist specially spectrum speech speed spell spelling spend spending spent spider spin spinning spins
spirit split spoke sponsored sport sports spot spots spread spring spy spying sql square squeeze ssl ssr stable stack
stadium staff stage stages stains stair stake stakes stale stall stamp stand standard standing stands star staring
stars start started starter starting starts startup stat state statement states static station stations statistics
stats status stay stays steak steal steam steel step steps stick sticks still stock stocks stole stolen stone stood
stop stopped stops storage store stored stores stories storm story stove straight stranger strangers strategy stream
streaming street streets strength stress stretch strict strike string strings strip stripe strong structured stuck
student students studies studio study stuff stupid style subject subjects submissions submit subscribers subscription
substitute success such sudden suddenly sue sued sufficient sugar suggest suit suitable suits sum summary summer sun
sunday sundays sunny sunset super supermarket supplements supplier suppliers supplies supply support suppose supposed
sure surely surf surface surgeon surgery surprise survey surveyor suspect suspended suspicious swap swapped swear
sweep sweet swift swim swimming swing switch switched switzerland sworn sydney symbol symptoms syndicate system
systems tab table tables tablet tablets tag tags tail tailor take taken takes taking talk talked talking talks tall
tally tampa tango tank tap taps target tariff task tasks taste tattoo tax taxes taxi tea teach teacher teachers team
teams tear tech technical technically technology teen teeth telegram telephone tell telling tells temperature template
temple ten tenants tender tennis tent tenth tents term terminal terms terrible tesla test testing texas text textile
texts thailand than thank thanks that the theatre their theirs them theme themed themes themselves then theory
therapist therapy there these thesis they thick thin thing things think thinking thinks third thirsty thirty this
thorough those though thought thousand thousands three through throw throwing thrown thru thumbs thursday tick ticket
tickets tidy tie tier tiger tight til tile tiles till timber time timeline timer times timetable tiny tip tips tired
titanic title titled titles to today together token tokyo told tomato tomorrow tone tongue tonight too took tool tools
tooth top topic topics topped toronto toss total touch touched tough tour touring tourist tourists tournament tours
toward towels town towns toxic toy toys trace track tracker tracking tracks tractor tractors trade trademark traders
trades trading traffic trailer trailers train trained trainers training trains transfer translate translation
translator translators travel travelling treasurer treat treated treatment tree trees trial trick tried trip trips
trophies trouble troupe truck true truly trust truth try trying tuesday tuition tune turkey turkish turn turned
turning turns twelve twenty twice twitter two type typed types typical typing tyre tyres uae uber ugly umbrella uncle
und under understand understands understood unhappy uniform uniforms union unique unity universe universities
university unless unlimited unlock unpaid until unused up upcoming update updated updates upgrade upon ups upset
upstairs urdu urgent us usa usd use used useful useless user users uses using usual usually vacation vacuum valentine
valid valley value valve valves van vanished vans various vault vector vegas vegetable vegetables vehicle vendor
vendors venture verify version versions versus very vet veterinary via vibe video videos vienna vietnam view views
village villages vineyard vintage vip virtual visa visibility visible visit visiting visitor visitors visits visual
visuals voice volume volunteer volunteers vote wait waiting wake wales walk walked walking wall wallet walls wanna
want wanted wanting wants war warehouse warehouses warm warned warning wars was wash washing waste wasted wasting wat
watch watches watching water wave way ways we weak wear wearing weather web website websites wedding weddings
wednesday wee weed week weekend weekends weekly weeks weight weird welcome well wellness welsh went were west western
wet what whatever wheel wheelchair when whenever where whereabouts whether which whichever while whisper white who
whoever whole wholesale wholesaler whom whose why wide wife wikipedia wild will willing win wind window windows wine
winery wink winner wins winter wipe wire wise wish wishes with within without woman women won wonder wondering wood
wooden wool word words work worked worker workers working works workshop world worldwide worried worry worse worst
worth would wouldn wow wrap wrapped wreck write writer writers writes writing written wrong wrote xml yard yeah year
yearly years yellow yep yes yesterday yet yoga york you young your yours yourself yourselves youtube zealand zero zip
zone zoo zoom
`;

export const commonWords: ReadonlySet<string> = new Set(text.split(/\s+/).filter(Boolean));
