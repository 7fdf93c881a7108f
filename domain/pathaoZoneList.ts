/**
 * The zones of Pathao by district (the shop's spelling of the district), in Pathao's own spelling, as its API listed
 * them in January 2025 (public copy: github.com/AnamulAmin/interview_question_application, `zones.ts`). Left out: test
 * entries, second spellings of a zone, and blocks of a zone that is listed itself.
 */
export const pathaoZoneList: Readonly<Record<string, string>> = {
  Bagerhat: 'Bagerhat Sadar;Chitalmari;Fakirhat;Kachua;Mollahat;Mongla;Morelganj;Rampal;Rayenda;Sarankhola',
  Bandarban: 'Alikadam;Bandarban Sadar;Kalaghata;Lama;Naikhong;Roanchhari;Ruma;Thanchi',
  Barguna: 'Amtoly;Bamna;Barguna Sadar;Betage;Pathor ghata;Taltoly',
  Barisal:
    'Agailzhara;Babuganj;Bakergonj;Banaripara;Barisal Bandor Thana;Barisal Sadar;Gauronodi;Hizla;Kotowali;Mahendiganj;Muladi;Wazirpur Powrosova',
  Bhola: 'Bhola Sadar;Burhanuddin;Char fashion;Dokkhin aicha;Doulatkhan;Lalmohon;Tazumuddin',
  Bogura:
    'Adamdighi;Bogra - Gabtoli;Bogra Sadar;Dhunat;Dupchachia;Kahalu;Nandigram;Sariakandi;Shajahanpur;Shantaher;Sherpur;Shibganj;Sonatola',
  Brahmanbaria:
    'Akhaura;Asugonj;Banchharampur;Bijoynagar;Brahamanbaria Sadar;Kasba;Nabinagar;Nasirnagar;Sarail',
  Chandpur: 'Chandpur Sadar;Faridganj;Hayemchar;Haziganj;Kachua;Matlab;Matlab-Uttar;Shahrasti',
  Chapainawabganj: 'Bholahat;Chapainawabganj Sadar;Gomastapur;Nachole;Shibganj',
  Chattogram:
    'Akbarsha;Andarkilla;Anowara;Bakoliya thana;Bashkhali;Bayazid;Boalkhali;Bondor;Chandanaish;Chandgaon;Chawkbazar (Chattogram);CTG - Lohagara;Dohajari;Double mooring;East Joara;Enayet bazar;EPZ;Fatikchhari;Halishahar;Hathazari;Karnophuli;Keranihat;Khulshi;Kotwali (Chattogram);Mirsharai;Nasirabad;Nazirhat;New Market CTG;Pahartali;Panchlaish ctg;Patia;Rangunia;Raozan;Sadarghat (Chattogram);Sandwip;Satkaniya;Sitakunda;Vatiary;Zorarganj',
  Chuadanga: 'Alamdanga;Chuadanga Sadar;Damurhuda;Darshana;Doulatganj;Jiban nagar',
  Comilla:
    'B.Para;Barura;Burichang;Cantonment;Chandina;Chauddagram;Comilla Companigonj;Cumilla Sadar;Daudkandi;Devidwar;Eliotgonj;Gouripur;Homna;Kotbari;Laksam;Lalmai;Megna;Mia-Bazar;Monohorgonj;Muddafarganj;Muradnagar;Nangolkot;Sadar Dakkhin;South Daudkandi;Titash',
  "Cox's Bazar": "Chakaria;Cox's bazar Sadar;Eidgah;Kutubdia;Moheshkhali;Pakua;Ramu;Teknaf;Ukhia",
  Dhaka:
    '60 feet;Abdullahpur Uttara;Abul Hotel;Adabor;Aftab Nagar;Agargaon;Arambag;Ashkona;Ati Bazar;azampur (Uttara);Azimpur (Lalbag);Badda;Baily Road;Bakshi Bazar;Balughat;Banani;Banani DOHS;Banasree (Block A-G);Banasree (Block H-J);Bangla bazar;Bangshal;Baridhara Diplomatic Zone;Baridhara DOHS;Baridhara J Block;Bashabo;Bashundhara;Bawnia;Begunbari;Benaroshi Polli;Beraid;Boro Moghbazar;Central Road;ChawkBazar (Dhaka);Dakshinkhan;Darussalam;Demra;Dhaka cantonment;Dhaka Medical;Dhaka University;Dhamrai , Savar;Dhanmondi;Dholpur;Diabari;DIT Road;Dohar;ECB;Elephant Road;Equria Thana;Eskaton;Estern Housing;Faidabad;Faridabad;Farmgate;Gandaria;Ganobhabon;Giridhara Abashik;Gopibagh;Goran;Gulbagh;Gulisthan;Gulshan 1;Gulshan-2;Hatirpool;Hazaribagh;house building;Ibrahimpur;Islampur;Islampur (Dhamrai);Jatrabari;Jhauchor;Jigatola;Jurain;Kadamtoli;kafrul;Kalabagan;Kallyanpur;Kamalapur;kamranggirchar;Kathalbagan;Kawla;Kawran Bazar;Kazipara;Keraniganj;Keraniganj Model Thana;Khilgaon;Khilkhet;Kotwali (Dhaka);Kuril;Lakshmibazar;Lalbag;Lalkuthi;Malibagh College Road;Malibagh Lane;Manda;Manik Nagar;Manikdi;Matikata;Matuail;Mazar road;Mirpur 1;Mirpur 2;Mirpur 6;Mirpur 7;Mirpur 10;Mirpur 11;Mirpur 12;Mirpur 13;Mirpur Cantonment;Mirpur DOHS;Modhubag;Mogbazar;Mohakhali;Mohakhali DOHS;Mohammadpur;Monipur;Motijheel;Mugda;Nadda;Nakhalpara;Narinda;Nawabganj (Dhaka);Nawabganj (Dohar);Nawabpur;Naya Bazar;Nayanagar;Nazim Uddin Road;Nazira Bazar;New Elephant Road;New Market;new paltan;Niketan;Nikunja;Nikunja 2;Nilkhet;Noyatola road;Paikpara;Pallabi;Paltan;Panthapath;Pirerbagh;rajlakkhi market;Rampura;Rayer Bazar;Rayerbag;Razarbag Police line;Rupnagar;Sadarghat (Dhaka);Savar;Savar-Nabinagar;Senpara;Shah Ali Bag;Shahbag;Shahid Nagar;Shahjadpur;Shajahanpur;shampur;Shanir Akhra;shankar;Shantinagar;Shegunbagicha;Sher-e bangla Nagar;Shewrapara;Shiddeshwari;Shonalibagh;Shyamoli;South Banasree;Sutrapur;Technical;Tejgaon;Tolarbag;Turag;Uttara Sector 1;Uttara Sector 3;Uttara Sector 4;Uttara Sector 5;Uttara sector 6;Uttara Sector 7;Uttara Sector 8;Uttara Sector 9;Uttara Sector 10;Uttara Sector 11;Uttara Sector 12;Uttara Sector 13;Uttara Sector 14;Uttara Sector 15;Uttara Sector 16;Uttara Sector 17;Uttara Sector 18;UttarKhan;Wari;West Kafrul;Zoo Road',
  Dinajpur:
    'Biral;Birampur;Birganj;Bochaganj;Chirirbandar;Dinajpur Sadar;Fulbari;Ghoraghat;Hakimpur (Hili);Kaharol;Khanshama;Nawabganj Dinajpur;Parbatipur',
  Faridpur: 'Alfadanga;Bhanga;Boalmari;Charbhadrashan;Faridpur Sadar;Madukhali;Nagarkanda;Sadarpur;Saltha',
  Feni: 'Chhagalnaiya;Daganbhuiyan;Feni Sadar;Ful-Gazi;Pashuram;Sonagazi',
  Gaibandha: 'Fulchhari;Gaibandha Sadar;Gobindaganj;Palashbari;Sadulllahpur;Saghata;Sundarganj',
  Gazipur:
    'Amraid;Aral;Bason;Bhawal Mirzapur;Board Bazar;Borobari;Chalar Bazar;College gate;Gacha;Gazipur Chowrasta;Gazipura;Hotapara;Joydebpur;Kaliakair;Kaliganj;Kapasia;Kashimpur;Konabari;Mawna;Mowchak;Porabari;Rajendrapur Bangla Bazar;Rajendrapur Cantonment;Sreepur;Toke;Tongi;Tongi Cherag Ali',
  Gopalganj: 'Gopalganj Sadar;Kashiani;Kotalipara;Muksudpur;Tungipara',
  Habiganj: 'Azmireeganj;Bahubal;Baniachong;Chunarughat;Habiganj Sadar;Lakhai;Madhabpur;Nabiganj',
  Jamalpur: 'Bakshiganj;Dewangonj;Islampur (Jamalpur);Jamalpur Sadar;Madarganj;Melandaha;Sarishabari',
  Jashore: 'Bagharpara;Benapole;Chaugachha;Jessore Sadar;Jhikargachha;Keshabpur;Monirampur;Obhoynagar;Sarsa',
  Jhalakathi: 'Jhalokathi Sadar;Kathalia;Nalchhiti;Rajapur',
  Jhenaidah: 'Harinakundu;Jhenaidah sadar;Kaligonj;Kotchandpur;Maheshpur;Shailakupa',
  Joypurhat: 'Akkelpur;Joypurhat Sadar;Kalai;Khetlal;Panchbibi',
  Khagrachhari:
    'Bagaichari;Dighinala;Guimara;Khagrachari Sadar;Lakkhichhari;Langodu;Mahalchhari;Maischori;Manikchhari;Matiranga;Panchhari;Ramgar',
  Khulna:
    'Batiaghata;Boyra;Chandkhali;Dacope;Daulatpur;Digholia;Dumuria;Fultola;Khalishpur;Khulna Sadar;Kopilmuni;Koyra;Paikgachha Upozila;Rupsha;Sonadanga;Tala Upozilla;Terokhada',
  Kishoreganj:
    'Astagram;Bajitpur;Bhairab;Hossainpur;Itna;Karimganj;Katiadi Upozila;Kishoreganj Sadar;Kuliarchar;Mithamoin;Nikli;Pakundia;Tarial',
  Kurigram: 'Bhurungamari;Char Rajibpur;Chilmari;Kurigram Sadar;Nagesshari;Phulbari;Rajarhat;Rawmari;Ulipur',
  Kushtia: 'Bheramara;Daulatpur;Islamic University;Khoksha;Kumarkhali;Kushtia Sadar;Kushtia-Mirpur',
  Lakshmipur: 'Komalnagar;Lakshimpur Sadar;Raipur;Ramganj;Ramgoti',
  Lalmonirhat: 'Aditmari;Hatibandha;Kaliganj - Lalmonirhat;Lalmonirhat Sadar;Patgram',
  Madaripur: 'Dasar Thana;Kalkini Thana;Madaripur Sadar;Rajoir thana;Shibchar',
  Magura: 'Magura Sadar;Mohammadpur;Shalikha;Sreepur',
  Manikganj:
    'ANGAR PARA;Daulatpur - Manikganj;Ghior Thana;Harirampur;Manikganj Sadar;Saturia;Shivalaya;Singair',
  Meherpur: 'Gangni;Meherpur Sadar;Mujibnagar',
  Moulvibazar: 'Baralekha;Juri;Kamalganj;Kulaura;Mouluvibazar Sadar;Rajnagar;Sreemangal',
  Munshiganj: 'Gazaria;Lohajong;Munshiganj Sadar;Sirajdikhan;Sreenagar;Tongibari',
  Mymensingh:
    'Bhaluka;Dhobaura;Fulbaria;Gafargaon;Gauripur;Haluaghat;Ishwarganj;Muktagachha;Mymensingh Sadar;Nandail;Pagla;Phulpur;Tarakanda;Trishal',
  Naogaon:
    'Atrai;Bodolgaci;Dhamairhat;Manda;Mohadebpur;Naogaon Sadar;Niyamatpur;Porsha;Potnitola;Raninagaor;Sapaher',
  Narail: 'Kalia;Narail - Lohagara;Narail Sadar;Terokhada',
  Narayanganj:
    '2 no gate;amlapara;ananda bazar;Araihazar;baburail;Baidder Bazar;Bandar;Bausia;Bb road;Beldi-Daudpur;Bhuighor;Bhulta/Gawsia;Bisic;Boktaboli;Chashra;Delpara;Don Chamber;Ekrampur;Epz;Isdair;Ispahani Bandar;Jalkuri;kaikartek;kanchpur;Kashipur;Khanpur;Madanganj;Madanpur;Mahmudpur;Majdair;Masdair;Mitali Market;Mograpara;Nabiganj Bandar;New town;Nila Market;Nitaiganj;Pagla;paikpara Narayanganj;Panchabati;Passport office (Siddhirganj);Purbachal;Rosulpur;Rupganj;Sayedpur - Narayanganj;Shaheb para;Shanarpar;Shibu Market;Siddirganj;Sonargaon;South Chashara;Vabarchar;Volail;Zilla Parishod',
  Narsingdi:
    'Belabo;Chalakchar;Hatirdia;Madhabdi;Monohordi;Narshingdi Sadar;Palash;Raypura Upazila North Zone;Raypura Upazila South Zone;Shibpur',
  Natore: 'Bagatipara;Baraigram;Gopalpur UPO;Gurdaspur;Naldanga - Natore;Natore Sadar;Singra',
  Netrokona:
    'Atpara;Barhatta;Kalmakanda;Kendua;Khaliajuri;Madan;Mohanganj;Netrokona Sadar;Purbadhala;Susang Durgapur',
  Nilphamari: 'Dimla;Domar;Jaldhaka;Kishoriganj;Nilphamari Sadar;Saidpur;Taraganj',
  Noakhali:
    'Basurhat;Begumganj;Chatkhil;Chondrogonj Thana;Companigonj;Hatia;Kobirhat;Maizdee;Noakhali Sadar;Senbag;Sonaimuri;Sonapur;Subornochar',
  Pabna:
    'Aminpur;Ataikula;Atghoria;Bera;Bhangura;Chatmohar;Ishwardi;Kasinathpur;Lalpur;Pabna Sadar;Pabna-Faridpur;Sathia;Sujanagar;Tebunia',
  Panchagarh: 'Atwari;Boda;Debiganj;Panchagarh Sadar;Tetulia',
  Patuakhali: 'Bauphal;Dashmina;Dumkee;Gala chipa;Kala para;Khepupara;Mohipur;Patuakhali Sadar;Subidkhali',
  Pirojpur: 'Bhandaria;kaukhali;Mathbaria;Nazirpur;Pirojpur Sadar;Swarupkathi',
  Rajbari: 'Baliakandi;Goalanda;Kalukhali;Pangsha;Rajbari Sadar',
  Rajshahi:
    'Bagha;Bagmara;Banseshwar;Charghat;Durgapur;Godagari;Katakhali;Mohonpur;Motihar;Paba;Puthia;Rajpara;Rajshahi Sadar (Boalia);Shah Mokdum;Sharda;Taherpur;Tanor',
  Rangamati: 'Kaptai;Kawkhali Thana;Kotwali Thana;Nanichhar;Rajasthali',
  Rangpur:
    'Badarganj;Gangachara;Haragach Thana;Kaunia;Mahiganj Thana;Mithapukur;Pirgachha;Pirganj Thana;Porshurampur Thana;Rangpur Cantonment;Rangpur Sadar(Kotowali Thana);Tajhat Thana',
  Satkhira: 'Ashashuni Thana;Debhata Thana;Kalaroa;Kaliganj;Satkhira Sadar;Shymnagar;Tala Thana',
  Shariatpur: 'Bhedorganj;Damudhya;Gosairhat;Jajira;Naria;Shakhipur;Shariatpur Sadar (Palong)',
  Sherpur: 'Jhinaigati;Nakla;Nalitabari;Sherpur Sadar;Sreebardi',
  Sirajganj:
    'Belkuchi;Chowhali;Kamarkhanda;Kazipur;Rayganj;Salonga;Shahjadpur - Shahjadpur;Sirajganj Sadar;Tarash;Ullapara',
  Sunamganj:
    'Bishwamvarpur;Chhatak;Derai;Dharmapasha;Dowarabazar;Jagnnathpur;Jamalganj;Salla;Shantiganj;Sunamganj Sadar;Tahirpur',
  Sylhet:
    'Balaganj;Beanibazar;Bishwanath;Companyganj;Dakshin Surma;Fenchuganj;Golapganj;Gowainghat;Jaintapur;Kanaighat;Osmani Nagar;Sylhet Sadar;Zakiganj',
  Tangail:
    'Bashail;Bhuapur;Delduar;Dhanbari;Ghatail;Gopalpur;Kalihati;Madhupur;Mirzapur;Nagarpur;Sakhipur;Tangail Sadar',
  Thakurgaon: 'Baliadangi;Haripur;Pirganj;Ranisankail;Ruhiya;Thakurgaon Sadar',
};
