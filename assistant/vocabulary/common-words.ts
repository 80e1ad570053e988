/**
 * Everyday English. A word in this list is never 'corrected' into one of ours ('work' stays 'work', though 'cork' is one
 * letter away) and is not taken for the name of a place. What some cue looks for is known already and left out here.
 */
const text = `
a according ad air almost although am among an animal anxious anyway apartment architect arent argue arm as assist at
automatic ball barber basically basis battle be beach bear became bed beer beg bell bicycle bike bird birth bite blank blind
block blood blow blue boat body bone boot bore bottle boutique box brain bread breakfast breath bridge bright bro brown
browser brush burn bus butter buyer by cake calm camp candle capable caught cause certainly chain chair challenge chance
character cheese chef chicken child children chill choice chosen circle classic clearly cloth cloud coat coffee cold color
colour comfort comfortable comment common complaint concern consider cosmetics court cow crazy cream crowd cry curious cute
daily danger death debt decide decision depend desktop didnt diet difficult dig dinner direction dirty discuss dish do doesnt
drink drive dry dude dust duty eager ear earth ease east effort egg eight either electricians eleven ended enemy energy equal
error especially europe event ever everybody exact example except excited excuse exercise extremely eye fact fail fair fairly
fashion fat fault favor favorite favour feeling feet felt finger fire fish five flat floor florist flower fly folk foot force
forest forth forward four freedom friends fun further future game gas gate generally gentle gift glad glass go goal god green
grew grey grocery guess guide gun hair hairdresser hall hang hard he health heavy height held herself hi hill himself hole
honest honestly hope hot however https hundred hurt i ice if imagine importer in indeed interest is it jewellery jewelry
journey juice kid kindly kitchen knew knife lack lady lake land landscaping lazy leader leather led leg lesson lie lift
likely lived loud luck lucky lunch mad madam mainly major maker manufacturer master material me meal meat met metal method
mile milk mill minute mix moment monday mostly my narrow natural nearly neck neighbour nephew nervous niece nine no noise
normally north nose nurse object obvious obviously occur ocean of oh on or orange ordinary otherwise pain pants pardon parent
peace pen perhaps period permit pet pharmacy pink plane plate player pleasant plenty plumbers pocket polite possibly potato
pound power probably produce programme properly proud pure purple push queen quite race raise rapid rare reader realise
realtor red reduce regard regards relax release remind rescue retailer rich ride rise risk river roll roof roofing rough row
royal sand science sea season seat seed seriously seven shade shake shape sharp sheet shelf shine shirt shopping shoulder
shower shy sight signal silly simply sir situation six skill skin sky slept smell smooth so soap society soft somehow
sometimes somewhere soup south spa space spoke sport sports square ssl station steel stick stone stood storm strong sudden
suddenly suit sun suppose surface sweet swim tablet tailor taken tap taste tea tear teeth textile themselves thick thin
thirsty though thought thousand throw thursday tidy tie tip to tooth tough tour toward trip truck truth tuesday twelve twenty
typical unless up upset us usually vacation valley various vegetable wake wall warm wash wave we wednesday west wet whatever
wheel whenever wholesaler whose wild wind wine wish wonder wood worker worry worse wrote yard zoo
tank plummet farm dentist carpenter butcher nail vet hostel winery brewery bistro caterer musician paint jeweller mechanic taxi freight laundry landscape notary therapist solicitor survey surveyor contract manufacture import nonprofit church mosque temple union council embassy museum theatre park honey olive chocolate hat fabric wool silk rug lamp sofa saw scooter kayak tent drone solar panel battery pump valve timber brick plant nursery logistics retail
`;

export const commonWords: ReadonlySet<string> = new Set(text.split(/\s+/).filter(Boolean));
