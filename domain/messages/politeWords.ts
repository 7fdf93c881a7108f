/** Words of messages that say nothing about an order. Sounds in Latin letters are written in many ways. */

const words = (list: string): readonly string[] => list.normalize('NFC').split(/\s+/).filter(Boolean);

/** Greetings, polite words, verbs of wanting, and what asks for the price. */
export const politeWords: ReadonlySet<string> = new Set([
  ...words(`
    apu apuu appi api apa apo aapu vai vaia vaiya vaiyaa bhai bhaiya bhaia viya sis sister bro dear sir madam mam maam
    hi hello hlw hy hey salam slm assalamu assalamualaikum asalamualaikum alaikum walaikum walikum as-salamu nomoskar adab
    pls plz please plzz kindly thanks thank thanku tnx thx dhonnobad donnobad welcome ok okay oky accha acha thik
    ami amr amar amake amk amader amra apnar apnader apnara apni ap tumi ei eta eita ata aita oita seta sei oi ta ti er
    din den diben diyen dien dian daw dao dite dilei dibo nibo nebo nite niba nichchi nicchi nilam nei chai chacchi cai
    lagbe lgbe lagbo lagto hobe hbe hoy korben koren korte korbo koro korchi korlam kore confirm confirmed order orders
    pathan pathaben pathiye pathao pathiyen send deliver delivery den jonno jnno jnne er ar are ekhane ekta-i i want
    would like need get can could may have me my is am to this that the a an for of it these those with from in at on
    and here available ache ase asche stock koto kto dam dm price pabo moddhe modhye theke bolchi bolsi bolci
    just only ekdom khub bhalo valo shundor sundor beautiful nice total inbox msg message sob shob all each size saiz sz color colar kalar rong rang
    আপু আপুু ভাই ভাইয়া ভাইয়া আপি আসসালামু আলাইকুম আসসালামুআলাইকুম ওয়ালাইকুম সালাম হাই হ্যালো প্লিজ প্লীজ দয়া করে ধন্যবাদ
    আমি আমার আমাকে আমাদের আপনার আপনি এই এটা এইটা ওটা সেটা টা টি দিন দেন দিবেন দেবেন দিয়েন নিব নিবো নেব নেবো নিতে চাই চাচ্ছি
    লাগবে লাগবো হবে করব করবো করবেন করুন করতে চাইছি অর্ডার কনফার্ম পাঠান পাঠাবেন পাঠিয়ে ডেলিভারি জন্য জন্যে এর র আছে স্টক কত দাম
    থেকে বলছি মধ্যে পাবো টাই টাও সব সবগুলো সাইজ কালার রং রঙ`),
  'colour',
]);

/** The names of fields, before what is filled in. They are read past. */
export const fieldWords: ReadonlySet<string> = new Set(
  words(`
    phone phn ph fon mobile mobail mob moblie number numbar num nmbr nombor cell contact call whatsapp imo
    product products item items prodact code qty quantity poriman
    ফোন মোবাইল মোবা নাম্বার নম্বর নং কন্টাক্ট হোয়াটসঅ্যাপ প্রোডাক্ট পণ্য আইটেম কোড পরিমাণ পরিমান`),
);

export const nameLabels: ReadonlySet<string> = new Set(words('name nam naam nme naame নাম নামঃ নামটা'));
export const addressLabels: ReadonlySet<string> = new Set(
  words(
    'address addres adress adres addrs addr thikana tikana thikna location ঠিকানা ঠিকানাঃ এড্রেস এড্রেসঃ অ্যাড্রেস ঠিকানাটা লোকেশন',
  ),
);

/** Names that follow a given name, and titles before one. A place or product among them is part of a name. */
export const surnames: ReadonlySet<string> = new Set(
  words(`
    akter aktar akhter akther akhtar begum khatun khanam khan sultana jahan jannat jannatul ferdous islam rahman hossain
    hossen hosain ahmed ahmad uddin hoque haque hasan chowdhury chowdury sarker sarkar sorkar mia miah molla mollah sheikh
    shaikh talukder bhuiyan das dey saha roy paul pal ghosh sen rani debi devi biswas mondol mondal ara yasmin yeasmin
    parvin pervin nahar siddika siddiqua binte tabassum zohra
    আক্তার আখতার বেগম খাতুন খানম খান সুলতানা জাহান ইসলাম রহমান হোসেন আহমেদ উদ্দিন হক হাসান চৌধুরী সরকার মিয়া মোল্লা শেখ
    দাস দে সাহা রায় পাল ঘোষ সেন রানী দেবী বিশ্বাস মন্ডল আরা ইয়াসমিন পারভীন পারভিন নাহার সিদ্দিকা`),
);

export const titles: ReadonlySet<string> = new Set(
  words('md mst mrs miss ms mr mosammat মোঃ মো মোছাঃ মোসাঃ মিসেস মিস'),
);

/** Words between two products. */
export const joiners: ReadonlySet<string> = new Set(
  words('and r ar aar er & n plus sathe shathe also ebong o আর ও এবং সাথে সঙ্গে'),
);

/** Parts of an address that are not names of places. */
export const addressWords: ReadonlySet<string> = new Set(
  words(`
    house hous home basa basha vasa bari bary barii flat apt apartment floor flor tala tola level road rd roads street
    lane goli goly block sector section sec gram village vill para post po thana upazila upojela zila zilla jela jilla
    district dist division city sadar sodor shohor town school college madrasa university mosque masjid mosjid bazar bajar
    market mor more moor circle chottor chattar hospital bank office near beside opposite samne pase pashe pichone
    pisone kache gate garden tower building villa housing society residential abashik area ra no holding
    বাসা বাড়ি বাড়ী হাউজ হাউস ফ্ল্যাট তলা রোড রাস্তা লেন গলি ব্লক সেক্টর সেকশন গ্রাম পাড়া পোস্ট ডাকঘর থানা উপজেলা জেলা
    বিভাগ শহর সদর স্কুল কলেজ মাদ্রাসা মসজিদ বাজার মার্কেট মোড় সার্কেল চত্বর হাসপাতাল ব্যাংক অফিস সামনে পাশে পিছনে কাছে
    গেট টাওয়ার ভবন নং হোল্ডিং আবাসিক এলাকা সোসাইটি`),
);

/** True for a word that says nothing about an order. In lower case and NFC. */
export const isSilentWord = (word: string): boolean =>
  [politeWords, fieldWords, nameLabels, addressLabels, joiners].some((silent) => silent.has(word));
