import { baseCountry } from '#company/places.ts';

/** Names of places visitors write from. Others are recognized from the sentence; these even without any hint. */
const countries = `
afghanistan,albania,algeria,angola,argentina,armenia,australia,austria,azerbaijan,bahamas,bahrain,bangladesh,barbados,belarus,
belgium,belize,benin,bhutan,bolivia,bosnia,botswana,brazil,brunei,bulgaria,burundi,cambodia,cameroon,canada,chile,china,colombia,
congo,costa rica,croatia,cuba,cyprus,czechia,czech republic,denmark,dominican republic,dubai,ecuador,egypt,el salvador,england,
estonia,ethiopia,fiji,finland,france,gambia,georgia,germany,ghana,greece,guatemala,guinea,guyana,haiti,honduras,hong kong,hungary,
iceland,india,indonesia,iran,iraq,ireland,israel,italy,ivory coast,jamaica,japan,jordan,kazakhstan,kenya,kosovo,kuwait,kyrgyzstan,
laos,latvia,lebanon,lesotho,liberia,libya,liechtenstein,lithuania,luxembourg,madagascar,malawi,malaysia,maldives,mali,malta,
mauritius,mexico,moldova,monaco,mongolia,montenegro,morocco,mozambique,myanmar,namibia,nepal,netherlands,holland,new zealand,
nicaragua,niger,nigeria,north macedonia,northern ireland,norway,oman,pakistan,palestine,panama,paraguay,peru,philippines,poland,
portugal,puerto rico,qatar,romania,russia,rwanda,samoa,saudi arabia,saudi,ksa,scotland,senegal,serbia,seychelles,sierra leone,
singapore,slovakia,slovenia,somalia,south africa,south korea,korea,spain,sri lanka,sudan,suriname,sweden,switzerland,syria,taiwan,
tajikistan,tanzania,thailand,togo,trinidad,tunisia,turkey,turkiye,uganda,ukraine,united arab emirates,uae,united kingdom,uk,
united states,usa,america,uruguay,uzbekistan,venezuela,vietnam,wales,yemen,zambia,zimbabwe,europe,asia,africa,middle east,
latin america,south america,north america,scandinavia,balkans,caribbean,gulf,kashmir,punjab,sindh,balochistan,kerala,gujarat
`;
const cities = `
abbottabad,bath,reading,split,victoria,aberdeen,abidjan,abu dhabi,abuja,accra,adelaide,ahmedabad,ajman,alexandria,algiers,almaty,amman,amsterdam,ankara,antalya,
antwerp,athens,atlanta,auckland,austin,bahawalpur,baku,bali,baltimore,bangalore,bengaluru,bangkok,barcelona,basel,basra,beijing,
beirut,belfast,belgrade,bergen,berlin,bern,bilbao,birmingham,bogota,boise,bologna,bordeaux,boston,bradford,brasilia,bratislava,bremen,
brighton,brisbane,bristol,brussels,bucharest,budapest,buenos aires,buffalo,cairo,calgary,cambridge,canberra,cape town,caracas,
cardiff,casablanca,charlotte,chennai,chicago,chittagong,christchurch,cincinnati,cleveland,cologne,colombo,columbus,copenhagen,cork,
coventry,dakar,dallas,damascus,dammam,dar es salaam,darwin,delhi,new delhi,denver,derby,detroit,dhaka,doha,dortmund,dresden,dublin,
dundee,dunedin,durban,dusseldorf,edinburgh,edmonton,eindhoven,essex,faisalabad,florence,florida,frankfurt,freetown,fujairah,galway,
geneva,genoa,ghent,glasgow,gold coast,gothenburg,graz,guadalajara,guangzhou,gujranwala,gujrat,gwadar,hamburg,hamilton,hanoi,hanover,
harare,havana,helsinki,ho chi minh city,hobart,honolulu,houston,hull,hyderabad,indianapolis,innsbruck,islamabad,istanbul,izmir,
jacksonville,jaipur,jakarta,jeddah,jerusalem,johannesburg,johor bahru,kabul,kampala,kandy,kansas city,karachi,kathmandu,khartoum,kiel,
kigali,kingston,kinshasa,kolkata,krakow,kuala lumpur,kyiv,kyoto,lagos,lahore,larkana,las vegas,leeds,leicester,leipzig,lille,
lima,limerick,linz,lisbon,liverpool,ljubljana,london,los angeles,louisville,luanda,lucknow,lusaka,lyon,macau,madrid,malaga,malmo,
manama,manchester,manila,maputo,marrakech,marseille,mecca,medellin,medina,melbourne,memphis,mexico city,miami,milan,milwaukee,
minneapolis,minsk,mogadishu,mombasa,monterrey,montevideo,montreal,moscow,multan,mumbai,munich,muscat,nairobi,nantes,naples,
nashville,new orleans,new york,new york city,nyc,newcastle,nice,nicosia,norwich,nottingham,nuremberg,oakland,okara,oklahoma city,omaha,
orlando,osaka,oslo,ottawa,oxford,palermo,panama city,paris,perth,peshawar,philadelphia,phoenix,phnom penh,pittsburgh,plymouth,porto,
portland,porto alegre,prague,pretoria,pune,quebec,quetta,quito,rabat,raleigh,rawalpindi,reykjavik,riga,rio de janeiro,riyadh,rome,
rotterdam,sacramento,saigon,salt lake city,salzburg,san antonio,san diego,san francisco,san jose,santiago,sao paulo,sarajevo,
sargodha,seattle,seoul,seville,shanghai,sharjah,sheffield,shenzhen,sialkot,skopje,sofia,southampton,st louis,stavanger,stockholm,
strasbourg,stuttgart,sukkur,surabaya,swansea,sydney,taipei,tallinn,tampa,tashkent,tbilisi,tehran,tel aviv,texas,california,
the hague,tirana,tokyo,toronto,toulouse,tripoli,trondheim,tunis,turin,tulsa,utrecht,valencia,vancouver,venice,verona,vienna,vilnius,
wah cantt,warsaw,washington,wellington,winnipeg,wolverhampton,yerevan,york,zagreb,zaragoza,zurich,windhoek,gaborone,lilongwe,
aalborg,aarhus,addis ababa,aden,agra,aleppo,amritsar,anchorage,antananarivo,arequipa,ashgabat,asmara,astana,asuncion,baghdad,
bamako,bandung,bangui,banjul,barranquilla,belem,belo horizonte,benghazi,benin city,bergamo,bhopal,bhubaneswar,bishkek,bissau,
blantyre,bournemouth,braga,brasov,brazzaville,bridgetown,brno,bujumbura,bulawayo,bursa,busan,cancun,cartagena,cebu,chandigarh,
chengdu,chiang mai,chisinau,cluj,coimbatore,conakry,cordoba,cotonou,curitiba,cusco,da nang,daegu,davao,dehradun,denpasar,
dera ghazi khan,dera ismail khan,djibouti,dnipro,dodoma,douala,dushanbe,eldoret,enugu,entebbe,erbil,fortaleza,fukuoka,galle,
gdansk,gilgit,giza,goiania,guayaquil,guwahati,haifa,haiphong,hargeisa,hunza,ibadan,iloilo,incheon,indore,iquitos,irkutsk,isfahan,
jaffna,juba,kaduna,kano,kanpur,kaohsiung,karaganda,kaunas,kazan,kharkiv,khulna,kisumu,klagenfurt,kochi,kota kinabalu,kozhikode,
kuching,kumasi,la paz,lausanne,libreville,lome,luang prabang,lubumbashi,lugano,luton,lviv,maastricht,malabo,managua,manaus,
mandalay,mangalore,mardan,maribor,maseru,mashhad,mbabane,mbarara,medan,milton keynes,mirpur,misrata,moncton,monrovia,mosul,
mwanza,mymensingh,mysore,muzaffarabad,nagoya,nagpur,nakuru,nassau,ndjamena,ndola,niamey,nizhny novgorod,nouakchott,novi sad,
novosibirsk,nuuk,osijek,ostrava,ouagadougou,oulu,paramaribo,patna,pattaya,penang,phuket,plovdiv,podgorica,pokhara,port au prince,
port elizabeth,port harcourt,port louis,port moresby,port of spain,portsmouth,poznan,pristina,puebla,punta cana,pyongyang,
quezon city,rajkot,ranchi,recife,rijeka,sahiwal,samarkand,san juan,san salvador,sanaa,santo domingo,sapporo,saskatoon,semarang,
sendai,sfax,sheikhupura,sibiu,skardu,sousse,st petersburg,suva,sylhet,szczecin,tabriz,tabuk,tampere,tamale,tangier,tegucigalpa,
thessaloniki,thimphu,tijuana,timisoara,tirupati,trabzon,trivandrum,tucson,turku,udaipur,ulaanbaatar,ulan bator,vadodara,valletta,
valparaiso,varanasi,varna,vientiane,vijayawada,visakhapatnam,vladivostok,wroclaw,wuhan,xian,yangon,yaounde,yogyakarta,zanzibar
`;

/** These are ordinary words as well: they are places only if the sentence says so ('a pub in Cork'). */
const alsoWords = new Set(
  'nice,cork,bath,reading,mobile,split,turkey,jordan,georgia,chile,china,hull,phoenix,hamilton,derby,kingston,gulf,wales,sofia,alexandria,florence,charlotte,cambridge,york,mali,niger,verona,valencia,essex,porto,buffalo,orlando,victoria,paris,darwin,lima,bern,kiel'.split(
    ',',
  ),
);

export const placeNames: ReadonlySet<string> = new Set(
  `${countries},${cities}`
    .replaceAll('\n', '')
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean),
);

/** Every word of a place name, so that spelling correction leaves it alone. */
export const placeWords: ReadonlySet<string> = new Set([...placeNames].flatMap((name) => name.split(' ')));

/** Visitors ask about the home country more often than they write from it. */
export function needsHint(name: string): boolean {
  return alsoWords.has(name) || name === baseCountry.toLowerCase();
}
