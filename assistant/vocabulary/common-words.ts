/**
 * Everyday English. A word in this list is never 'corrected' into one of ours ('work' stays 'work', though 'cork' is one
 * letter away) and is not taken for the name of a place.
 */
const text = `
a able about above abroad absolutely accept access according across act action active actual actually ad add added address
adult advance advice afford afraid after afternoon again against age ago agree agreement ahead air alert all allow almost alone
along already also although always am amazing among amount an and angry animal another answer anxious any anybody anymore
anyone anything anyway anywhere apart apartment app appear apple apply appreciate are area arent argue arm around arrange
arrive art as ask asked asking asleep assist assistant assure at ate attach attack attend author automatic autumn available
average avoid away awesome awful baby back background bad bag bakery ball band bank bar bargain base based basically basis
bath battle be beach bear beat beautiful became because become bed been beer before beg began begin behind being believe
bell belong below beside best bet better between beyond bicycle big bike bill bird birth birthday bit bite black blame blank
blind block blood blow blue board boat body bone book boot border bore boring born borrow boss both bother bottle bottom
bought box boy brain branch brand bread break breakfast breath bridge brief bright bring british broke broken brother
brought brown brush budget bug build builder building built burn bus business busy but butter buy buyer by cafe cake call
called calm came camera camp can cancel cancelled candle capable capital car card care careful carry case cash cat catch
caught cause center central centre certain certainly chain chair challenge chance change channel character charge chat cheap
check cheese chef chicken child children chill choice choose chosen church circle city class classic clean clear clearly
clever click client climb clinic clock close closed cloth clothes cloud club coach coat code coffee cold collect college
color colour come comfort comfortable comment common community compare complain complaint complete completely computer
concern condition confirm connect consider contain continue contract control convert cook cool copy corner correct could
count country couple course court cousin cover cow crazy cream create credit cross crowd cry cup current currently curious
customer customers cut cute daily damage dance danger dark data date daughter day dead deal dear death debt decide decision
deep degree delay deliver dentist department depend describe desk detail develop device did didnt die diet differ difference
different difficult dig dinner direct direction dirty disappear discover discuss dish do doctor document does doesnt dog
doing dollar done door double doubt down draft draw dream dress drink drive driver drop dry due during dust duty each eager
ear early earn earth ease easily east easy eat edge edit effect effort egg eight either eleven else empty end ended enemy
energy engine english enjoy enough enter entire equal error especially europe even evening event ever every everybody
everyone everything everywhere evidence exact exactly exam example excellent except excited excuse exercise exist expect
expensive experience expert explain express extra extremely eye face fact factory fail fair fairly fall false familiar
family famous fan far farm fast fat father fault favor favorite favour fear feature fee feed feel feeling feet fell felt
female few field fight figure file fill film final finally find fine finger finish finished fire firm first fish fit five
fix flat flight floor flower fly folk follow food fool foot for force foreign forest forever forget forgot form former forth
forward found four free freedom fresh friday friend friendly friends from front fruit full fully fun funny further future
gain game garden gas gate gave general generally gentle get getting gift girl give given glad glass go goal god goes going
gold gone good got grand great green grew grey ground group grow guarantee guess guide gun guy guys gym had hair half hall
hand handle hang happen happened happy hard hardly hat hate have having he head health healthy hear heard heart heat heavy
height held hello help helpful her here herself hey hi hidden high higher highest hill him himself hire his history hit hold
hole holiday home honest honestly hope horse hospital hot hotel hour house how however huge human hundred hungry hurry hurt
husband i ice idea if ill imagine important improve in include indeed industry inside instead interest interested into
invite is isnt issue it item its itself jewellery job join joke journey judge juice jump june july just keep kept key kick
kid kids kill kind kitchen knew knife know known lack lady lake land language large last late later laugh launch law lawyer
lay lazy lead leader leads learn least leather leave led left leg legal lend length less lesson let letter level library lie
life lift light like likely limit line list listen little live lived local lock lol long longer look looking lose lost lot lots
loud love lovely low lower luck lucky lunch machine mad made magic mail main mainly major make maker male man manage manager
many map march mark market married master match material matter may maybe me meal mean meant measure meat medical meet
meeting member men mention message met metal method middle might mile milk mill mind mine minute miss missing mistake mix
model modern moment monday money month more morning most mostly mother mouth move much mum music must my myself name narrow
nation natural near nearby nearly necessary neck need needed negative neighbour neither nephew nervous never new news next
nice niece night nine no nobody noise none nonprofit nor normal normally north nose not note nothing notice now nowhere number
nurse object obvious obviously occur ocean of off offer office often oh oil okay old on once one ones only open opened opening
operate opinion opposite option or orange order ordinary organic other others otherwise our ours ourselves out outside over
owe own owner paid pain paint pair pants paper pardon parent park part partner party pass past path patient pause pay peace pen
people per perfect perhaps period permit person personal pet phone photo pick picture piece pink place plan plane plant
plastic plate play player pleasant please plenty plumber plumbing plus pocket point police polite poor pop popular position
possible possibly pot potato pound power practice prefer prepare present president press pretty prevent previous private
probably problem process produce product program programme project promise proper properly protect proud prove provide pub
public pull pure purple purpose push put quality quarter queen question quick quickly quiet quite race rain raise ran random
range rapid rare rate rather raw reach read reader ready real realise realistic really reason recent recently recommend
record red reduce refer refuse regard regular relax release rely remain remember remind remote remove rent repair repeat
replace reply report request require rescue rest restaurant result return rich ride right ring rise risk river road rock role
roll roof room root rough round row royal rude rule run rush sad safe said sale salon same sand sat satisfied saturday save saw
say school science score screen sea search season seat second secret see seed seem seen self sell send senior sense sent
sentence separate serious seriously serve set seven several shade shake shall shape share sharp she sheet shelf shine ship
shirt shoe shoes shop shopping short shot should shoulder shout show shower shut shy sick side sight sign signal silent silly
silver similar simple simply since sing single sir sister sit situation six size skill skills skin sky sleep slept slice slow
slowly small smart smell smile smoke smooth snow so soap social society soft sold some somebody somehow someone something
sometimes somewhere son soon sorry sort sound soup source south space spare speak special speed spend spent spoke sport
sports spot spread spring square staff stage stand standard star start started state station stay steal steel step stick
still stock stone stood stop store storm story straight strange street strong student studio study stuff stupid style
subject success such sudden suddenly sugar suggest suit summer sun sunday super supply support suppose sure surface surprise
sweet swim switch system table tailor take taken talk tall tap taste tax tea teach teacher team tear teeth tell ten term test
textile than thank thanks that the their them themselves then there these they thick thin thing things think third thirsty this
those though thought thousand three through throw thursday ticket tidy tie tight till time tiny tip tired to today together
told tomorrow tonight too took tool tooth top total totally touch tough tour toward town toy track trade traffic train
translate travel treat tree trial trip trouble truck true trust truth try tuesday turn twelve twenty twice two type typical
ugly uncle under understand union unit university unless until up upon upset urgent us use used useful useless user usual
usually vacation valley value various vegetable very via video view village visit visitor voice vote wait wake walk wall want
war warm was wash waste watch water wave way we weak wear weather website wedding wednesday week weekend weight welcome well
went were west wet what whatever wheel when whenever where whether which while white who whole whom whose why wide wife wild
will win wind window wine winter wise wish with within without woman women won wonder wood word work worked worker working
works world worried worry worse worst worth would wow write writer wrong wrote yard yeah year years yellow yes yesterday yet
you young your yours yourself youth zero zoo nah yep nope hmm haha sir madam bro mate dude cheers kindly regards hiya hola
google youtube twitter linkedin facebook instagram tiktok whatsapp chatgpt gemini claude perplexity wix squarespace shopify
fiverr upwork amazon netflix tesla iphone android ios apple microsoft github figma canva stripe paypal visa mastercard payoneer
internet online offline digital email skype zoom laptop tablet desktop browser server domain hosting ssl https seo geo ppc crm
mern mongo mongodb express node react nextjs strapi javascript typescript html css php laravel python java api apis cms sql
january february march april june july august september october november december monday tuesday wednesday thursday friday
startup agency freelancer company companies firm firms enterprise nonprofit charity ngo exporter importer manufacturer
retailer wholesaler consultant lawyer accountant architect photographer realtor hairdresser barber gym spa yoga dental
plumbers electricians roofing landscaping catering florist boutique fashion jewelry cosmetics furniture grocery pharmacy
`;

export const commonWords: ReadonlySet<string> = new Set(text.split(/\s+/).filter(Boolean));
